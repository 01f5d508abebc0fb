'use client'
import { isAllowed } from '@memberkit/foundation/entity-actions'
import { useMessages } from '@memberkit/foundation/messages'
import { useMethodName } from '@memberkit/parts/payment-method'
import { Card } from '@memberkit/primitives/card'
import { changeMessages } from '../messages/namespaces.ts'
import { subscriptionName } from '../shared/subscription-name.ts'
import type { ChangePageProps } from './change-props.ts'
import { ChangeForm } from './ChangeForm.tsx'
import type { Changing } from './ChangePage.tsx'
import { useChange } from './useChange.ts'

/** Removes the payment method, where that is possible. */
export function RemoveMethod(props: ChangePageProps & Changing) {
  const { row } = props
  return isAllowed(row.actions, 'removePaymentMethod') ? <Removal {...props} /> : null
}

function Removal({ row, identityId, transitions, finish }: ChangePageProps & Changing) {
  const t = useMessages(changeMessages)
  const change = useChange('removePaymentMethod', {
    subscription: row.subscription,
    transitions,
    successMessage: (after) => t('remove.done', { plan: subscriptionName(after) }),
    onDone: finish,
  })
  const { paymentMethodId } = change.entity
  const nameOf = useMethodName({ identityId }, true)
  return (
    <Card title={t('remove.heading')} level={3}>
      <ChangeForm
        name="removePaymentMethod"
        change={change}
        submitLabel={t('remove.submit')}
        tone="critical"
        consequence={t('remove.text', { method: nameOf(paymentMethodId) ?? t('remove.unnamed') })}
        onSubmit={() => paymentMethodId !== undefined && change.run({ body: { paymentMethodId } })}
      />
    </Card>
  )
}
