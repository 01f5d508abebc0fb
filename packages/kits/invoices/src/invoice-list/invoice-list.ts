import { byText, defineList } from '@memberkit/foundation/list'
import { oneOf, returnTo, text } from '@memberkit/foundation/links'
import { statusOf } from '@memberkit/foundation/status'
import { compareDecimals } from '@memberkit/platform/formats'
import { shownAmount } from '../shared/amounts.rules.ts'
import { unreadName } from '../shared/unread.rules.ts'
import { invoiceColumns } from './invoice-columns.tsx'
import type { InvoiceRow } from './useInvoiceList.ts'
import { type InvoiceListMessages, useInvoiceListMessages } from './useInvoiceListMessages.ts'

const byCurrency = byText<InvoiceRow>(({ invoice }) => invoice.currency)

/** The list of invoices: its columns, filters, order, address and file. */
export const invoiceList = /* @__PURE__ */ defineList<InvoiceRow>()({
  name: 'invoices',
  useMessages: useInvoiceListMessages,
  columns: invoiceColumns,
  isEvenWhenLong: true,
  filters: {
    status: {
      kind: 'oneOf',
      label: ({ t }: InvoiceListMessages) => t('column.status'),
      getValue: ({ status }) => status,
      valueLabel: (status, { looks }) => statusOf(looks, status).label,
    },
    currency: {
      kind: 'oneOf',
      label: ({ t }) => t('filter.currency'),
      getValue: ({ invoice }) => invoice.currency,
      valueLabel: (currency) => currency,
      pattern: /^[A-Z]{3}$/,
    },
    type: {
      kind: 'oneOf',
      label: ({ t }) => t('filter.recurrence'),
      getValue: ({ invoice }) => invoice.recurrence,
      valueLabel: (value, { recurrence }) => recurrence(value),
    },
    issuedOn: { kind: 'days', label: ({ t }) => t('filter.issued'), getValue: ({ invoice }) => invoice.issuedOn },
  },
  sort: {
    by: {
      number: byText(({ invoice }) => invoice.number),
      issuedOn: byText(({ invoice }) => invoice.issuedOn),
      status: byText(({ status }) => status),
      // Amounts of two currencies have no order, so each currency keeps together.
      amount: (a, b) => byCurrency(a, b) || compareDecimals(shownAmount(a.invoice), shownAmount(b.invoice)),
    },
    initial: { column: 'issuedOn', direction: 'descending' },
  },
  link: { invoice: text(), flow: oneOf('pay'), returnTo },
  csv: async (words) => (await import('../opened-parts.ts')).invoiceCsv(words),
  parts: { menu: () => import('../opened-parts.ts'), tools: () => import('../opened-parts.ts') },
  unreadableName: unreadName,
})

/** Link parameters of the kit, for example for an email that leads to one payment: `?invoice=…&flow=pay&returnTo=…`. */
export const invoiceLink = invoiceList.link
