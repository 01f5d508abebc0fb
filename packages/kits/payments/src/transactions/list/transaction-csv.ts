import type { ListCsvColumn } from '@memberkit/foundation/list'
import { statusOf } from '@memberkit/foundation/status'
import { shownAmount } from '../shared/transaction.rules.ts'
import type { TransactionRow } from '../shared/useTransactions.ts'
import { unreadName } from './transaction-list.ts'
import type { TransactionListMessages } from './useTransactionListMessages.ts'

/** The file of the list; times as the platform writes them, amounts as a spreadsheet of the reader's locale counts. */
export function transactionCsv({
  t,
  looks,
  type,
  method,
  unreadable,
}: TransactionListMessages): readonly ListCsvColumn<TransactionRow>[] {
  return [
    { header: t('csv.id'), value: ({ id }) => id, unreadable: unreadName },
    { header: t('column.at'), value: ({ transaction }) => transaction.at },
    { header: t('column.type'), value: ({ transaction }) => type(transaction.type) },
    {
      header: t('column.status'),
      value: ({ transaction }) => statusOf(looks, transaction.status).label,
      unreadable: () => unreadable,
    },
    { header: t('csv.invoice'), value: ({ transaction }) => transaction.invoiceId },
    { header: t('column.method'), value: ({ method: of }) => of && method(of) },
    { header: t('csv.currency'), value: ({ transaction }) => transaction.currency },
    { header: t('column.amount'), value: ({ transaction }) => shownAmount(transaction), isDecimal: true },
  ]
}
