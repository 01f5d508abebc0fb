import { byText, defineList } from '@memberkit/foundation/list'
import { text } from '@memberkit/foundation/links'
import { textIn } from '@memberkit/foundation/resource'
import { statusOf } from '@memberkit/foundation/status'
import type { UnreadableItem } from '@memberkit/platform'
import { compareDecimals } from '@memberkit/platform/formats'
import { shownAmount } from '../shared/transaction.rules.ts'
import type { TransactionRow } from '../shared/useTransactions.ts'
import { transactionColumns } from './transaction-columns.tsx'
import { type TransactionListMessages, useTransactionListMessages } from './useTransactionListMessages.ts'

const byCurrency = byText<TransactionRow>(({ transaction }) => transaction.currency)

/** Returns the ID of a transaction that cannot be read, if it has any. */
export const unreadName = ({ received }: UnreadableItem): string | undefined => textIn(received, 'id')

/** The list of transactions: its columns, filters, order, address and file. */
export const transactionList = /* @__PURE__ */ defineList<TransactionRow>()({
  name: 'payments.transactions',
  useMessages: useTransactionListMessages,
  columns: transactionColumns,
  filters: {
    type: {
      kind: 'oneOf',
      label: ({ t }: TransactionListMessages) => t('column.type'),
      getValue: ({ transaction }) => transaction.type,
      valueLabel: (value, { type }) => type(value),
    },
    status: {
      kind: 'oneOf',
      label: ({ t }) => t('column.status'),
      getValue: ({ transaction }) => transaction.status,
      valueLabel: (status, { looks }) => statusOf(looks, status).label,
    },
    at: { kind: 'days', label: ({ t }) => t('column.at'), getValue: ({ day }) => day },
  },
  sort: {
    by: {
      type: byText(({ transaction }) => transaction.type),
      at: byText(({ transaction }) => transaction.at),
      status: byText(({ transaction }) => transaction.status),
      // Amounts of two currencies have no order, so each currency keeps together.
      amount: (a, b) => byCurrency(a, b) || compareDecimals(amountOf(a), amountOf(b)),
    },
    initial: { column: 'at', direction: 'descending' },
  },
  link: { transaction: text() },
  csv: async (words) => (await import('../opened-parts.ts')).transactionCsv(words),
  parts: { menu: () => import('../opened-parts.ts'), tools: () => import('../opened-parts.ts') },
  unreadableName: unreadName,
})

const amountOf = ({ transaction }: TransactionRow) => shownAmount(transaction) ?? '0'

/** Link parameters of the list and of one transaction: `?transaction=…&status=DECLINED`. */
export const transactionLink = transactionList.link
