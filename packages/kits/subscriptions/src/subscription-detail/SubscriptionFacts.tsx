'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { useLabel } from '@memberkit/parts/labels'
import { useMethodSummary } from '@memberkit/parts/payment-method'
import { MethodName } from '@memberkit/parts/payment-method/field'
import { periodLabel } from '@memberkit/platform/formats'
import { Card } from '@memberkit/primitives/card'
import { DateText } from '@memberkit/primitives/date-text'
import { KeyValue, KeyValueItem } from '@memberkit/primitives/key-value'
import { SkeletonText } from '@memberkit/primitives/skeleton'
import type { ReactNode } from 'react'
import { detailMessages } from '../messages/namespaces.ts'
import type { SubscriptionRow } from '../shared/row.rules.ts'
import { isBilledElsewhere } from '../shared/vendor.rules.ts'
import * as styles from './SubscriptionDetail.css.ts'

export interface SubscriptionFactsProps {
  row: SubscriptionRow
  isLoadingMethods: boolean
}

/** Since when, until when it is paid, how it is billed and with what. */
export function SubscriptionFacts({ row, isLoadingMethods }: SubscriptionFactsProps) {
  const { subscription, standing } = row
  const t = useMessages(detailMessages)
  const { locale } = useMemberkit()
  const partnerLabel = useLabel('CoBrandPartner')
  const { billingPeriod, billCycleDay, coBrandPartner, friendlyId, paidToDate, startedOn } = subscription
  const { cancelledOn, groupId, identityId, paymentMethodId, vendor } = subscription
  const methodOf = useMethodSummary({ identityId }, paymentMethodId !== undefined)
  return (
    <Card title={t('about')} level={3}>
      <KeyValue layout="ledger">
        {paidToDate ? fact('fact.paidThrough', <DateText date={paidToDate} format="long" />) : null}
        {fact('fact.started', <DateText date={startedOn} format="long" />)}
        {cancelledOn && standing === 'cancelled'
          ? fact('fact.ended', <DateText date={cancelledOn} format="long" />)
          : null}
        {fact('fact.frequency', periodLabel(billingPeriod, locale))}
        {billCycleDay === undefined
          ? null
          : fact('fact.cycleDay', t(billCycleDay > 28 ? 'cycleDay.end' : 'cycleDay.of', { day: billCycleDay }))}
        {friendlyId ? fact('fact.number', <span className={styles.number}>{friendlyId.id}</span>) : null}
        {coBrandPartner ? fact('fact.partner', partnerLabel(coBrandPartner)) : null}
        {fact('fact.method', method())}
      </KeyValue>
    </Card>
  )

  function method(): ReactNode {
    if (paymentMethodId !== undefined) {
      if (isLoadingMethods) return <SkeletonText width="md" />
      const known = methodOf(paymentMethodId)
      return known ? <MethodName method={known} /> : t('fact.method.unnamed')
    }
    if (isBilledElsewhere(vendor)) return t('fact.method.elsewhere')
    return t(groupId === undefined ? 'fact.method.none' : 'fact.method.group')
  }

  function fact(label: Parameters<typeof t>[0] & `fact.${string}`, value: ReactNode) {
    return <KeyValueItem label={t(label)}>{value}</KeyValueItem>
  }
}
