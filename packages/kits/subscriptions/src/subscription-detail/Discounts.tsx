'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { type Resource, ResourceView, textIn, UnreadableRows } from '@memberkit/foundation/resource'
import { unreadableItemsIn } from '@memberkit/platform'
import { formatDate, formatMoney } from '@memberkit/platform/formats'
import { Stack } from '@memberkit/primitives/box'
import { Facts } from '@memberkit/primitives/facts'
import { KeyValue, KeyValueItem } from '@memberkit/primitives/key-value'
import { SkeletonText } from '@memberkit/primitives/skeleton'
import { detailMessages } from '../messages/namespaces.ts'
import type { SubscriptionDiscount } from '../shared/received.ts'
import * as styles from './SubscriptionDetail.css.ts'

/** The discounts on a subscription, with when they apply: below the price that they are taken off. */
export function Discounts({ discounts }: { discounts: Resource<readonly SubscriptionDiscount[]> }) {
  const t = useMessages(detailMessages)
  const { locale, currentDate } = useMemberkit()
  const today = currentDate()
  return (
    <ResourceView resource={discounts} noun={t('discounts.noun')} showsUnreadable skeleton={<SkeletonText />}>
      {(found) => {
        const unreadable = unreadableItemsIn(found)
        if (found.length + unreadable.length === 0) return <p className={styles.quiet}>{t('discounts.none')}</p>
        return (
          <Stack gap="md">
            <KeyValue layout="ledger" aria-label={t('discounts')}>
              {found.map((one) => (
                <KeyValueItem key={one.id} label={<Facts items={[one.label, span(one)]} />}>
                  {worth(one)}
                </KeyValueItem>
              ))}
            </KeyValue>
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
  )

  function worth({ amount, percentage, currency }: SubscriptionDiscount) {
    if (amount !== undefined) return t('discounts.perBill', { amount: formatMoney(amount, currency, locale) })
    if (percentage === undefined) return undefined
    const format = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })
    return t('discounts.percent', { percentage: format.format(Number(percentage) / 100) })
  }

  function span({ startsOn, endsOn }: SubscriptionDiscount) {
    const start = formatDate(startsOn, locale)
    if (endsOn === undefined) return startsOn > today && t('discounts.from', { date: start })
    const end = formatDate(endsOn, locale)
    return endsOn < today ? t('discounts.over', { date: end }) : t('discounts.until', { start, end })
  }
}
