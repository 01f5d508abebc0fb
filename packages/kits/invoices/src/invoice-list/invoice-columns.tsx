import { StatusText } from '@memberkit/foundation/status'
import { MethodMark } from '@memberkit/parts/payment-method/field'
import { formatMoney, isZero } from '@memberkit/platform/formats'
import { DateText, PeriodText } from '@memberkit/primitives/date-text'
import { Facts } from '@memberkit/primitives/facts'
import { Money } from '@memberkit/primitives/money'
import type { TableColumn } from '@memberkit/primitives/table'
import { VisuallyHidden } from '@memberkit/primitives/visually-hidden'
import { shownAmount } from '../shared/amounts.rules.ts'
import { shortCoverageLabel } from '../shared/covers.ts'
import { isVoided } from '../shared/invoice-status.rules.ts'
import * as styles from './invoice-columns.css.ts'
import type { InvoiceRow } from './useInvoiceList.ts'
import type { InvoiceListMessages } from './useInvoiceListMessages.ts'

/** Returns the columns that the list shows of each invoice. */
export function invoiceColumns({
  t,
  looks,
  recurrence,
  method,
  locale,
}: InvoiceListMessages): readonly TableColumn<InvoiceRow>[] {
  return [
    {
      id: 'number',
      header: t('column.number'),
      isRowHeader: true,
      cardRole: 'title',
      lines: 2,
      cell: ({ invoice }) => {
        const covers = shortCoverageLabel(invoice, (count) => t('covers.more', { count }))
        return (
          <span className={styles.name}>
            {covers ?? invoice.number}{' '}
            <span className={`${styles.quiet} ${styles.beside}`}>
              <Facts items={[covers && invoice.number, recurrence(invoice.recurrence)]} />
            </span>
          </span>
        )
      },
    },
    {
      id: 'issuedOn',
      header: t('column.issuedOn'),
      width: 178,
      cardRole: 'meta',
      firstDirection: 'descending',
      lines: 2,
      cell: ({ invoice: { issuedOn, periodStart, periodEnd } }) => (
        <span className={styles.dates} data-label={t('column.issuedOn')}>
          <DateText date={issuedOn} />
          {periodStart && periodEnd ? (
            <span className={styles.period}>
              <VisuallyHidden>{t('column.period')}</VisuallyHidden>
              <PeriodText start={periodStart} end={periodEnd} />
            </span>
          ) : null}
        </span>
      ),
    },
    {
      id: 'status',
      header: t('column.status'),
      width: 156,
      cardRole: 'status',
      cell: (row) => (
        <span className={styles.status}>
          <span className={styles.badge}>
            <StatusText field="invoice.status" value={row.status} looks={looks} />
          </span>
          {row.isUnpaid && row.invoice.dueOn ? (
            <span className={styles.due}>
              {t('row.due')}{' '}
              <span className={styles.carried}>
                <DateText date={row.invoice.dueOn} withinYearOf={row.today} />
              </span>
            </span>
          ) : null}
          {row.isUnpaid && !isZero(row.invoice.paid) ? (
            <span className={styles.quiet}>
              {t('row.partial', {
                paid: formatMoney(row.invoice.paid, row.invoice.currency, locale),
                total: formatMoney(row.invoice.total, row.invoice.currency, locale),
              })}
            </span>
          ) : null}
        </span>
      ),
    },
    {
      id: 'paidWith',
      header: t('column.paidWith'),
      width: 132,
      priority: 'low',
      cardRole: 'meta',
      cell: ({ invoice: { paymentMethod } }) =>
        paymentMethod ? (
          <MethodMark method={paymentMethod} words={method(paymentMethod) ?? t('column.paidWith')} />
        ) : null,
    },
    {
      id: 'amount',
      header: t('column.amount'),
      width: 78,
      align: 'end',
      firstDirection: 'descending',
      cardRole: 'value',
      cell: ({ invoice }) => (
        <Money amount={shownAmount(invoice)} currency={invoice.currency} isStruck={isVoided(invoice)} />
      ),
    },
  ]
}
