import { StatusText } from '@memberkit/foundation/status'
import { CardMark } from '@memberkit/parts/payment-method/field'
import { DateText } from '@memberkit/primitives/date-text'
import { Money } from '@memberkit/primitives/money'
import type { TableColumn } from '@memberkit/primitives/table'
import { shownAmount } from '../shared/transaction.rules.ts'
import type { TransactionRow } from '../shared/useTransactions.ts'
import * as styles from './transaction-columns.css.ts'
import type { TransactionListMessages } from './useTransactionListMessages.ts'

/** Returns the columns that the list shows of each transaction. */
export function transactionColumns({
  t,
  looks,
  type,
  method,
}: TransactionListMessages): readonly TableColumn<TransactionRow>[] {
  return [
    {
      id: 'type',
      header: t('column.type'),
      isRowHeader: true,
      cardRole: 'title',
      lines: 2,
      cell: ({ transaction }) => (
        <span className={styles.name}>
          {type(transaction.type)}
          {transaction.invoiceId ? (
            <span className={styles.quiet}>{t('row.invoice', { invoice: transaction.invoiceId })}</span>
          ) : null}
        </span>
      ),
    },
    {
      id: 'at',
      header: t('column.at'),
      firstDirection: 'descending',
      cardRole: 'meta',
      cell: ({ transaction }) => <DateText instant={transaction.at} />,
    },
    {
      id: 'status',
      header: t('column.status'),
      cardRole: 'status',
      cell: ({ transaction }) => <StatusText field="transaction.status" value={transaction.status} looks={looks} />,
    },
    {
      id: 'method',
      header: t('column.method'),
      priority: 'low',
      cardRole: 'meta',
      cell: ({ method: of, isMethodGone }) =>
        of ? (
          <span className={styles.method}>
            <CardMark {...of} />
            {method(of) ?? t('column.method')}
          </span>
        ) : isMethodGone ? (
          t('method.gone')
        ) : null,
    },
    {
      id: 'amount',
      header: t('column.amount'),
      align: 'end',
      firstDirection: 'descending',
      cardRole: 'value',
      cell: ({ transaction }) => (
        <Money amount={shownAmount(transaction)} currency={transaction.currency} placeholder={t('noAmount')} />
      ),
    },
  ]
}
