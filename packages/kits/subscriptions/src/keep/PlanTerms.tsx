'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import type { PaymentMethodSummary } from '@memberkit/parts/payment-method'
import { MethodName } from '@memberkit/parts/payment-method/field'
import { formatDate, formatPrice } from '@memberkit/platform/formats'
import { KeyValueItem } from '@memberkit/primitives/key-value'
import { Text } from '@memberkit/primitives/text'
import { flowMessages, listMessages } from '../messages/namespaces.ts'
import type { Subscription } from '../shared/received.ts'

/** When a plan renews, for how much and with what, as items of a KeyValue. */
export function PlanTerms({
  subscription,
  method,
}: {
  subscription: Subscription
  method: PaymentMethodSummary | undefined
}) {
  const t = useMessages(flowMessages)
  const words = useMessages(listMessages)
  const { locale } = useMemberkit()
  const { price: amount, currency, billingPeriod: period, nextBillOn } = subscription
  return (
    <>
      <KeyValueItem label={t('keep.renews')}>
        {nextBillOn ? formatDate(nextBillOn, locale) : t('keep.renews.open')}
      </KeyValueItem>
      <KeyValueItem label={words('price')}>
        {formatPrice({ amount, currency, period }, locale)}{' '}
        <Text tone="muted" size="sm">
          {words('price.note')}
        </Text>
      </KeyValueItem>
      {method ? (
        <KeyValueItem label={t('keep.with')}>
          <MethodName method={method} />
        </KeyValueItem>
      ) : null}
    </>
  )
}
