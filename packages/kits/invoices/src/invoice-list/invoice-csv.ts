import type { ListCsvColumn } from '@memberkit/foundation/list'
import { statusOf } from '@memberkit/foundation/status'
import { coverageLabel } from '../shared/covers.ts'
import { unreadName } from '../shared/unread.rules.ts'
import type { InvoiceRow } from './useInvoiceList.ts'
import type { InvoiceListMessages } from './useInvoiceListMessages.ts'

/** The file of the list; dates as the platform writes them, amounts as a spreadsheet of the reader's locale counts. */
export function invoiceCsv({
  t,
  looks,
  recurrence,
  unreadable,
}: InvoiceListMessages): readonly ListCsvColumn<InvoiceRow>[] {
  return [
    { header: t('column.number'), value: ({ invoice }) => invoice.number, unreadable: unreadName },
    { header: t('column.issuedOn'), value: ({ invoice }) => invoice.issuedOn },
    { header: t('csv.dueOn'), value: ({ invoice }) => invoice.dueOn },
    { header: t('csv.covers'), value: ({ invoice }) => coverageLabel(invoice) },
    { header: t('column.status'), value: ({ status }) => statusOf(looks, status).label, unreadable: () => unreadable },
    { header: t('filter.recurrence'), value: ({ invoice }) => recurrence(invoice.recurrence) },
    { header: t('filter.currency'), value: ({ invoice }) => invoice.currency },
    { header: t('csv.total'), value: ({ invoice }) => invoice.total, isDecimal: true },
    { header: t('csv.paid'), value: ({ invoice }) => invoice.paid, isDecimal: true },
    { header: t('csv.due'), value: ({ invoice }) => invoice.due, isDecimal: true },
  ]
}
