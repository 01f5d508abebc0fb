import { StatusText } from '@memberkit/foundation/status'
import { CardMark } from '@memberkit/parts/payment-method/field'
import { DateText } from '@memberkit/primitives/date-text'
import { Facts } from '@memberkit/primitives/facts'
import { Money } from '@memberkit/primitives/money'
import type { TableColumn } from '@memberkit/primitives/table'
import { shownAmount } from '../shared/transaction.rules.ts'
import type { TransactionRow } from '../shared/useTransactions.ts'
import * as styles from './transaction-columns.css.ts'
import type { TransactionListMessages } from './useTransactionListMessages.ts'

/**
 * Returns the columns that the list shows of each transaction. A card has two lines: what and how much, then when and with
 * what outcome. Widths are those of the usual contents, so that skeletons have the same columns.
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
      cell: ({ transaction, method: of, isMethodGone }) => (
        <span className={styles.name}>
          {type(transaction.type)}
          {transaction.invoiceId ? (
            <span className={styles.invoice}>{t('row.invoice', { invoice: transaction.invoiceId })}</span>
          ) : null}
          <span className={styles.when}>
            <Facts
              items={[
                <DateText key="at" instant={transaction.at} precision="day" />,
                of ? method(of) : isMethodGone && t('method.gone'),
              ]}
            />
          </span>
        </span>
      ),
    },
    {
      id: 'at',
      header: t('column.at'),
      width: '23%',
      firstDirection: 'descending',
      cardRole: 'none',
      cell: ({ transaction }) => <DateText instant={transaction.at} />,
    },
    {
      id: 'status',
      header: t('column.status'),
      width: '14%',
      cardRole: 'none',
      cell: ({ transaction }) => <StatusText field="transaction.status" value={transaction.status} looks={looks} />,
    },
    {
      id: 'method',
      header: t('column.method'),
      width: '26%',
      priority: 'low',
      cardRole: 'none',
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
      width: '14%',
      align: 'end',
      firstDirection: 'descending',
      cardRole: 'value',
      cell: ({ transaction }) => (
        <>
          <Money amount={shownAmount(transaction)} currency={transaction.currency} placeholder={t('noAmount')} />
          <span className={styles.outcome}>
            <StatusText field="transaction.status" value={transaction.status} looks={looks} appearance="plain" />
          </span>
        </>
      ),
    },
  ]
}
