import { messageNamespace } from '@memberkit/foundation/messages'
import type { detailEnUS } from './detail/en-US.ts'
import type { listEnUS } from './list/en-US.ts'
import type { payEnUS } from './pay/en-US.ts'
import type { staffEnUS } from './staff/en-US.ts'

/** Messages of the list, part of the initial load; other messages load with their parts. */
export const listMessages = messageNamespace<typeof listEnUS>('invoices')
export const detailMessages = messageNamespace<typeof detailEnUS>('invoices.detail')
export const payMessages = messageNamespace<typeof payEnUS>('invoices.pay')
export const staffMessages = messageNamespace<typeof staffEnUS>('invoices.staff')

/**
 * Namespaces that come with an invoice that is opened, in one file. Labels of one module come together: where two files
 * take some of it, bundlers make a third.
 */
export const openedNames = [
  'invoices.detail',
  'invoices.pay',
  'parts.method',
  'parts.attempt',
  'labels.InvoiceAction',
  'labels.InvoiceItemType',
  'labels.InvoiceProductType',
  'labels.TransactionStatus',
  'labels.TransactionType',
] as const
/** Those that come with what staff do, beside them. */
export const staffNames = ['invoices.staff', 'parts.person', 'labels.AccountIdentifierType'] as const
