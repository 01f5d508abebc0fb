'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { type Resource, ResourceView, textIn, UnreadableRows } from '@memberkit/foundation/resource'
import { unreadableItemsIn } from '@memberkit/platform'
import { formatDate, formatMoney } from '@memberkit/platform/formats'
import { Stack } from '@memberkit/primitives/box'
import { Card } from '@memberkit/primitives/card'
import { Facts } from '@memberkit/primitives/facts'
import { SkeletonText } from '@memberkit/primitives/skeleton'
import { detailMessages } from '../messages/namespaces.ts'
import type { SubscriptionDiscount } from '../shared/received.ts'
import * as styles from './SubscriptionDetail.css.ts'

/** The discounts on a subscription, with when they apply. */
export function DiscountsPanel({ discounts }: { discounts: Resource<readonly SubscriptionDiscount[]> }) {
  const t = useMessages(detailMessages)
  const { locale, currentDate } = useMemberkit()
  const today = currentDate()
  return (
    <Card title={t('discounts')} level={3}>
      <ResourceView resource={discounts} noun={t('discounts')} showsUnreadable skeleton={<SkeletonText />}>
        {(found) => {
          const unreadable = unreadableItemsIn(found)
          if (found.length + unreadable.length === 0) return <p className={styles.quiet}>{t('discounts.none')}</p>
          return (
            <Stack gap="md">
              <ul className={styles.lines} aria-label={t('discounts')}>
                {found.map((one) => (
                  <li key={one.id} className={styles.names}>
                    <div>{one.label}</div>
                    <div className={styles.quiet}>
                      <Facts items={[worth(one), span(one)]} />
                    </div>
                  </li>
                ))}
              </ul>
              {unreadable.length > 0 ? (
                <UnreadableRows
                  unreadable={unreadable}
                  title={t('discounts.unread')}
                  nameOf={({ received }) => textIn(received, 'label', 'id')}
                />
              ) : null}
            </Stack>
          )
        }}
      </ResourceView>
    </Card>
  )

  function worth({ amount, percentage, currency }: SubscriptionDiscount) {
    if (amount !== undefined) return t('discounts.perBill', { amount: formatMoney(amount, currency, locale) })
    if (percentage === undefined) return undefined
    const format = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })
    return t('discounts.percent', { percentage: format.format(Number(percentage) / 100) })
  }

  function span({ startsOn, endsOn }: SubscriptionDiscount) {
    const start = formatDate(startsOn, locale)
    if (endsOn === undefined) return t('discounts.from', { date: start })
    const end = formatDate(endsOn, locale)
    return endsOn < today ? t('discounts.over', { date: end }) : t('discounts.until', { start, end })
  }
}
