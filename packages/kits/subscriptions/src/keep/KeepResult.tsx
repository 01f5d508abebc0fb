'use client'
import { useMessages } from '@memberkit/foundation/messages'
import type { PaymentMethodSummary } from '@memberkit/parts/payment-method'
import { KeyValueItem } from '@memberkit/primitives/key-value'
import { flowMessages } from '../messages/namespaces.ts'
import { FlowResult } from '../shared/flow/FlowResult.tsx'
import { useAccess } from '../shared/flow/useAccess.ts'
import type { Subscription } from '../shared/received.ts'
import { subscriptionName } from '../shared/subscription-name.ts'
import { PlanTerms } from './PlanTerms.tsx'

export interface KeepResultProps {
  /** As the platform answered. */
  after: Subscription
  /** The payment method, once known. */
  method: PaymentMethodSummary | undefined
  onDone?: (() => void) | undefined
}

/** That the plan goes on, and on which terms. */
export function KeepResult({ after, method, onDone }: KeepResultProps) {
  const t = useMessages(flowMessages)
  const access = useAccess(after)
  return (
    <FlowResult
      title={t('keep.done', { plan: subscriptionName(after) })}
      facts={
        <>
          <PlanTerms subscription={after} method={method} />
          <KeyValueItem label={t('reference')}>{after.id}</KeyValueItem>
        </>
      }
      next={[t('keep.next'), access === 'follows' ? undefined : t(`keep.access.${access}`)]}
      onDone={onDone}
    />
  )
}
