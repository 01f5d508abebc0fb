import { useMemberkit } from '@memberkit/foundation'
import { returnTo, text } from '@memberkit/foundation/links'
import { byText, defineList, type ListMessages } from '@memberkit/foundation/list'
import { type Translate, useMessages } from '@memberkit/foundation/messages'
import { type StatusLook, statusOf, StatusText } from '@memberkit/foundation/status'
import { useLabel } from '@memberkit/parts/labels'
import type { PaymentMethodSummary } from '@memberkit/parts/payment-method'
import { MethodMark } from '@memberkit/parts/payment-method/field'
import { formatPrice, type Locale, periodLabel } from '@memberkit/platform/formats'
import { DateText } from '@memberkit/primitives/date-text'
import { useMemo } from 'react'
import { tableMessages } from '../messages/namespaces.ts'
import type { tableEnUS } from '../messages/table/en-US.ts'
import { useStatusLooks } from '../shared/looks.ts'
import { nextBillOnOf, type SubscriptionRow } from '../shared/row.rules.ts'
import { shownStatus } from '../shared/standing.rules.ts'
import { subscriptionName } from '../shared/subscription-name.ts'
import { unreadName } from '../shared/unread-name.ts'
import { isBilledElsewhere } from '../shared/vendor.rules.ts'
import * as styles from './SubscriptionTable.css.ts'

export interface TableRow extends SubscriptionRow {
  /** What pays, and its name, once known. */
  method?: PaymentMethodSummary & { name: string }
}

interface Messages extends ListMessages {
  t: Translate<typeof tableEnUS>
  locale: Locale
  statuses: Readonly<Record<string, StatusLook>>
  vendor: ReturnType<typeof useLabel>
}

function useTableMessages(): Messages {
  const t = useMessages(tableMessages)
  const { locale } = useMemberkit()
  const statuses = useStatusLooks()
  const vendor = useLabel('SubscriptionVendor')
  return useMemo(
    () => ({
      t,
      locale,
      statuses,
      vendor,
      title: t('title'),
      noun: t('noun'),
      loading: t('loading'),
      count: (count) => t('caption', { count }),
      showMore: t('more'),
      empty: { title: t('empty.heading'), text: t('empty.text') },
      noMatch: { title: t('filtered.heading'), text: t('filtered.text') },
      unreadable: t('unread'),
    }),
    [t, locale, statuses, vendor],
  )
}

const priceOf = ({ price, currency, billingPeriod }: TableRow['subscription'], locale: Locale) =>
  formatPrice({ amount: price, currency, period: billingPeriod }, locale)
const wordOf = (status: string, { statuses }: Pick<Messages, 'statuses'>) => statusOf(statuses, status).label

/** False where either is no date. */
const isDayBefore = (day: string, next: string) => Date.parse(next) - Date.parse(day) === 24 * 60 * 60 * 1000

/** The last paid day, where neither the next bill nor the last day says it: those go without saying on a card. */
function unusualPaidDay(row: TableRow) {
  const nextBillOn = nextBillOnOf(row)
  const { paidToDate } = row.subscription
  if (!paidToDate || paidToDate === row.lastDay) return undefined
  return nextBillOn && isDayBefore(paidToDate, nextBillOn) ? undefined : paidToDate
}

/** The subscriptions of a person as staff see them: columns, filters, order, address and file. */
export const subscriptionTable = /* @__PURE__ */ defineList<TableRow>()({
  name: 'subscriptions',
  useMessages: useTableMessages,
  columns: ({ t, locale, statuses, vendor }: Messages) => [
    {
      id: 'plan',
      header: t('column.plan'),
      isRowHeader: true,
      cardRole: 'title',
      lines: 2,
      cell: ({ subscription }) => (
        <span className={styles.title}>
          {subscriptionName(subscription)}{' '}
          {subscription.friendlyId ? (
            <span className={`${styles.quiet} ${styles.tableOnly}`}>{subscription.friendlyId.id}</span>
          ) : null}
        </span>
      ),
    },
    {
      id: 'status',
      header: t('column.status'),
      cardRole: 'status',
      lines: 2,
      cell: (row) => {
        const { subscription, mismatch, lastDay } = row
        const paidDay = unusualPaidDay(row)
        return (
          <span className={styles.status}>
            <StatusText field="subscription.status" value={shownStatus(subscription)} looks={statuses} />
            {lastDay ? (
              <span className={styles.quiet}>
                {t('column.lastDay')} <DateText date={lastDay} />
              </span>
            ) : null}
            {mismatch ? <span className={styles.quiet}>{t(`mismatch.${mismatch}`)}</span> : null}
            {/* Beside its reason, so that the next bill and what pays have one line on each card. */}
            {paidDay ? (
              <span className={`${styles.quiet} ${styles.cardLabel}`}>
                {t('column.paidThrough')} <DateText date={paidDay} />
              </span>
            ) : null}
          </span>
        )
      },
    },
    {
      id: 'price',
      header: t('column.price'),
      align: 'end',
      cardRole: 'value',
      cell: ({ subscription }) => priceOf(subscription, locale),
    },
    {
      id: 'nextBill',
      header: t('column.nextBill'),
      // A card has no header for it.
      cardRole: 'meta',
      lines: 2,
      cell: (row) => {
        const { paidToDate } = row.subscription
        const nextBillOn = nextBillOnOf(row)
        return (
          <span className={nextBillOn ? styles.facts : `${styles.facts} ${styles.tableCell}`}>
            {nextBillOn ? (
              <span>
                <span className={styles.cardLabel} aria-hidden>
                  {t('column.nextBill')}{' '}
                </span>
                <DateText date={nextBillOn} />
              </span>
            ) : null}
            {paidToDate ? (
              <span className={`${styles.quiet} ${styles.word} ${styles.tableOnly}`}>
                {t('column.paidThrough')} <DateText date={paidToDate} />
              </span>
            ) : null}
          </span>
        )
      },
    },
    {
      id: 'method',
      header: t('column.method'),
      priority: 'low',
      cardRole: 'meta',
      lines: 2,
      cell: ({ subscription: { paymentMethodId, vendor: from }, method }) => (
        <span className={styles.facts}>
          {method ? (
            <MethodMark method={method} words={method.name} />
          ) : paymentMethodId ? (
            <span>{t('method.unknown')}</span>
          ) : null}
          {/* A card says it where it isn't the usual one. */}
          <span className={isBilledElsewhere(from) ? styles.quiet : `${styles.quiet} ${styles.tableOnly}`}>
            {t('column.vendor')} {vendor(from)}
          </span>
        </span>
      ),
    },
    {
      id: 'started',
      header: t('column.started'),
      priority: 'low',
      cardRole: 'none',
      firstDirection: 'descending',
      cell: ({ subscription }) => <DateText date={subscription.startedOn} />,
    },
  ],
  filters: {
    status: {
      kind: 'oneOf',
      label: ({ t }: Messages) => t('column.status'),
      getValue: ({ subscription }) => shownStatus(subscription),
      valueLabel: (status, messages) => wordOf(status, messages),
    },
    vendor: {
      kind: 'oneOf',
      label: ({ t }) => t('column.vendor'),
      getValue: ({ subscription }) => subscription.vendor,
      valueLabel: (value, { vendor }) => vendor(value),
    },
    period: {
      kind: 'oneOf',
      label: ({ t }) => t('column.period'),
      getValue: ({ subscription }) => subscription.billingPeriod,
      valueLabel: (value, { locale }) => periodLabel(value, locale),
    },
    nextBill: {
      kind: 'days',
      label: ({ t }) => t('column.nextBill'),
      getValue: (row) => nextBillOnOf(row) ?? '',
    },
  },
  sort: {
    by: {
      plan: byText(({ subscription }) => subscriptionName(subscription)),
      status: byText(({ subscription }) => shownStatus(subscription)),
      nextBill: byText((row) => nextBillOnOf(row) ?? ''),
      started: byText(({ subscription }) => subscription.startedOn),
    },
    initial: { column: 'started', direction: 'descending' },
  },
  link: { subscription: text(), returnTo },
  csv: ({ t, locale, statuses, vendor, unreadable }) => [
    { header: t('column.id'), value: ({ id }) => id, unreadable: unreadName },
    { header: t('column.plan'), value: ({ subscription }) => subscriptionName(subscription) },
    { header: t('column.number'), value: ({ subscription }) => subscription.friendlyId?.id },
    {
      header: t('column.status'),
      value: ({ subscription }) => wordOf(shownStatus(subscription), { statuses }),
      unreadable: () => unreadable,
    },
    { header: t('column.price'), value: ({ subscription }) => subscription.price, isDecimal: true },
    { header: t('column.currency'), value: ({ subscription }) => subscription.currency },
    { header: t('column.period'), value: ({ subscription }) => periodLabel(subscription.billingPeriod, locale) },
    { header: t('column.nextBill'), value: nextBillOnOf },
    { header: t('column.paidThrough'), value: ({ subscription }) => subscription.paidToDate },
    { header: t('column.lastDay'), value: ({ lastDay }) => lastDay },
    { header: t('column.vendor'), value: ({ subscription }) => vendor(subscription.vendor) },
    { header: t('column.method'), value: ({ method }) => method?.name },
    { header: t('column.started'), value: ({ subscription }) => subscription.startedOn },
  ],
  parts: { menu: () => import('../staff-parts.ts'), tools: () => import('../staff-parts.ts') },
  unreadableName: unreadName,
})
