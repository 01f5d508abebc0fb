import { StatusText } from '@memberkit/foundation/status'
import { CardMark } from '@memberkit/parts/payment-method/field'
import { DateText } from '@memberkit/primitives/date-text'
import { Money } from '@memberkit/primitives/money'
import type { TableColumn } from '@memberkit/primitives/table'
import { shownAmount } from '../shared/transaction.rules.ts'
import type { TransactionRow } from '../shared/useTransactions.ts'
import * as styles from './transaction-columns.css.ts'
import type { TransactionListMessages } from './useTransactionListMessages.ts'

/**
 * Returns the columns that the list shows of each transaction. A card has three lines: what and how much, with what
 * outcome, then when and by what method. Widths are those of the usual contents, so that skeletons have the same columns.
 */
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
            <span className={styles.invoice}>{t('row.invoice', { invoice: transaction.invoiceId })}</span>
          ) : null}
        </span>
      ),
    },
    {
      id: 'at',
      header: t('column.at'),
      width: '23%',
      firstDirection: 'descending',
      cardRole: 'meta',
      cell: ({ transaction: { at } }) => (
        <>
          <span className={styles.inTable}>
            <DateText instant={at} />
          </span>
          <span className={styles.onCard}>
            <DateText instant={at} precision="day" />
          </span>
        </>
      ),
    },
    {
      id: 'status',
      header: t('column.status'),
      width: '14%',
      cardRole: 'status',
      cell: ({ transaction }) => <StatusText field="transaction.status" value={transaction.status} looks={looks} />,
    },
    {
      id: 'method',
      header: t('column.method'),
      width: '26%',
      priority: 'low',
      cardRole: 'meta',
      cell: ({ method: of, isMethodGone }) =>
        of ? (
          <span className={styles.method}>
            <CardMark {...of} />
            {method(of) ?? t('column.method')}
          </span>
        ) : (
          <span className={isMethodGone ? styles.noMethod : styles.unknownMethod}>
            {t(isMethodGone ? 'method.gone' : 'method.unknown')}
          </span>
        ),
    },
    {
      id: 'amount',
      header: t('column.amount'),
      width: '14%',
      align: 'end',
      firstDirection: 'descending',
      cardRole: 'value',
      cell: ({ transaction }) => (
        <Money amount={shownAmount(transaction)} currency={transaction.currency} placeholder={t('noAmount')} />
      ),
    },
  ]
}
