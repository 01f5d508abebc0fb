'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { UnreadableRows } from '@memberkit/foundation/resource'
import { unreadableItemsIn } from '@memberkit/platform'
import { formatMoney, formatPrice } from '@memberkit/platform/formats'
import { Stack } from '@memberkit/primitives/box'
import { Card } from '@memberkit/primitives/card'
import { KeyValue, KeyValueItem } from '@memberkit/primitives/key-value'
import { detailMessages } from '../messages/namespaces.ts'
import type { Resource } from '@memberkit/foundation/resource'
import type { Subscription, SubscriptionDiscount } from '../shared/received.ts'
import { Discounts } from './Discounts.tsx'
import { unreadName } from '../shared/unread-name.ts'

export interface PricePanelProps {
  subscription: Subscription
  discounts: Resource<readonly SubscriptionDiscount[]>
}

/** The plan and its supplements, what they cost together before discounts, and the discounts on it. */
export function PricePanel({ subscription, discounts }: PricePanelProps) {
  const t = useMessages(detailMessages)
  const { locale } = useMemberkit()
  const { items, price, currency, billingPeriod } = subscription
  const unread = unreadableItemsIn(items)
  return (
    <Card title={t('pays')} level={3}>
      <Stack gap="sm">
        <KeyValue layout="ledger">
          {items.map((item) => (
            <KeyValueItem key={item.id} label={item.label}>
              {formatMoney(item.price, currency, locale)}
            </KeyValueItem>
          ))}
          <KeyValueItem label={t('pays.total')} isTotal>
            {formatPrice({ amount: price, currency, period: billingPeriod }, locale)}
          </KeyValueItem>
        </KeyValue>
        {unread.length > 0 ? <UnreadableRows unreadable={unread} title={t('pays.unread')} nameOf={unreadName} /> : null}
        <Discounts discounts={discounts} />
      </Stack>
    </Card>
  )
}
