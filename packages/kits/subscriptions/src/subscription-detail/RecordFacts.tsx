'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { useLabel } from '@memberkit/parts/labels'
import { Card } from '@memberkit/primitives/card'
import { DateText } from '@memberkit/primitives/date-text'
import { KeyValue, KeyValueItem } from '@memberkit/primitives/key-value'
import type { ReactNode } from 'react'
import { detailMessages } from '../messages/namespaces.ts'
import type { Subscription } from '../shared/received.ts'
import * as styles from './SubscriptionDetail.css.ts'

/** The platform's own fields, for staff: its status too, where the page's heading says more. */
export function RecordFacts({ subscription }: { subscription: Subscription }) {
  const t = useMessages(detailMessages)
  const statusLabel = useLabel('SubscriptionStatus')
  const vendorLabel = useLabel('SubscriptionVendor')
  const areaLabel = useLabel('StateOrProvince')
  const reasonLabel = useLabel('SubscriptionCancelReason')
  const { status, vendor, doNotReinstate, retryOn = [], scheduledCancellation, cancelReason } = subscription
  const { administrativeArea, postalCode, billingDivision, source, groupId, orderId, idempotentKey } = subscription
  const reason = scheduledCancellation?.reason ?? cancelReason
  return (
    <Card title={t('record')} level={3}>
      <KeyValue layout="ledger">
        {fact('fact.status', statusLabel(status))}
        {fact('fact.vendor', vendorLabel(vendor))}
        {fact('fact.reinstate', t(doNotReinstate ? 'yes' : 'no'))}
        {retryOn.length > 0
          ? fact(
              'fact.retries',
              retryOn.map((date) => (
                <div key={date}>
                  <DateText date={date} format="long" />
                </div>
              )),
            )
          : null}
        {scheduledCancellation
          ? fact('fact.cancelOn', <DateText date={scheduledCancellation.cancelOn} format="long" />)
          : null}
        {reason ? fact('fact.reason', reasonLabel(reason)) : null}
        {administrativeArea ? fact('fact.area', areaLabel(administrativeArea)) : null}
        {postalCode ? fact('fact.postalCode', postalCode) : null}
        {billingDivision ? code('fact.division', billingDivision) : null}
        {source ? code('fact.source', source) : null}
        {groupId ? code('fact.group', groupId) : null}
        {orderId ? code('fact.order', orderId) : null}
        {idempotentKey ? code('fact.key', idempotentKey) : null}
        {code('fact.id', subscription.id)}
      </KeyValue>
    </Card>
  )

  function code(label: Parameters<typeof fact>[0], value: string) {
    return fact(label, <span className={styles.number}>{value}</span>)
  }

  function fact(label: Parameters<typeof t>[0] & `fact.${string}`, value: ReactNode) {
    return <KeyValueItem label={t(label)}>{value}</KeyValueItem>
  }
}
