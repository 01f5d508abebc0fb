import { day, defineLink, listOf, oneOf, returnTo, text } from '@memberkit/foundation/links'
import { sortableColumns } from './invoice-list.rules.ts'

/**
 * What an address can say of the invoices kit, so that an e-mail can lead to one payment: `?invoice=…&flow=pay&returnTo=…`.
 * Statuses are words of any kind, because the platform may send one that nobody knew yet.
 */
export const invoiceLink = defineLink({
  invoice: text(),
  flow: oneOf('pay'),
  returnTo,
  status: listOf(text(/^\w{1,40}$/)),
  currency: text(/^[A-Z]{3}$/),
  type: text(/^\w{1,40}$/),
  from: day,
  to: day,
  sort: oneOf(...sortableColumns),
  order: oneOf('ascending', 'descending'),
})
