'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { UnreadableRows } from '@memberkit/foundation/resource'
import { unreadableItemsIn } from '@memberkit/platform'
import { formatMoney, formatPrice } from '@memberkit/platform/formats'
import { Stack } from '@memberkit/primitives/box'
import { Card } from '@memberkit/primitives/card'
import { KeyValue, KeyValueItem } from '@memberkit/primitives/key-value'
import { detailMessages, listMessages } from '../messages/namespaces.ts'
import type { Subscription } from '../shared/received.ts'
import { unreadName } from '../shared/unread-name.ts'
import * as styles from './SubscriptionDetail.css.ts'

/** The plan and its supplements, and what they cost together. */
export function PricePanel({ subscription }: { subscription: Subscription }) {
  const t = useMessages(detailMessages)
  const words = useMessages(listMessages)
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
        <p className={styles.quiet}>{words('price.note')}</p>
      </Stack>
    </Card>
  )
}
