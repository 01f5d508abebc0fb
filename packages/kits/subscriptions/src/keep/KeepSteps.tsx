'use client'
import { useMemberkit } from '@memberkit/foundation'
import { isAllowed, permissionFor } from '@memberkit/foundation/entity-actions'
import { useEntityAction } from '@memberkit/foundation/entity-actions/dialog'
import { BackButton } from '@memberkit/foundation/detail'
import { useMessages } from '@memberkit/foundation/messages'
import { useMethodSummary } from '@memberkit/parts/payment-method'
import { Button } from '@memberkit/primitives/button'
import { Card } from '@memberkit/primitives/card'
import { KeyValue } from '@memberkit/primitives/key-value'
import { Text } from '@memberkit/primitives/text'
import { useState } from 'react'
import { flowMessages } from '../messages/namespaces.ts'
import { FlowAction } from '../shared/flow/FlowAction.tsx'
import { FlowFrame, FlowHeading } from '../shared/flow/FlowFrame.tsx'
import { NotPossible } from '../shared/flow/NotPossible.tsx'
import { hasPlanChanged } from '../shared/flow/plan-changes.rules.ts'
import { useFlow } from '../shared/flow/useFlow.ts'
import type { Subscription } from '../shared/received.ts'
import { rowOf } from '../shared/row.rules.ts'
import { standingOf } from '../shared/standing.rules.ts'
import { subscriptionActions } from '../shared/subscription-actions.ts'
import { flowCalls } from '../shared/subscription-calls.ts'
import { subscriptionName } from '../shared/subscription-name.ts'
import type { KeepPlanProps } from './KeepPlan.tsx'
import { KeepResult } from './KeepResult.tsx'
import { PlanTerms } from './PlanTerms.tsx'

export interface KeepStepsProps extends KeepPlanProps {
  known: Subscription
}

/** The meaning of keeping the plan, the press, and its outcome. */
export function KeepSteps(props: KeepStepsProps) {
  const { as, known, identityId, subscriptionId, transitions, onChoosePlan } = props
  const t = useMessages(flowMessages)
  const { realm, can, isDenied, currentDate } = useMemberkit()
  const flow = useFlow('keep', props)
  const methodOf = useMethodSummary({ identityId }, known.paymentMethodId !== undefined)
  const [after, setAfter] = useState<Subscription>()
  const running = useEntityAction(flowCalls, 'activate', {
    address: { identityId, subscriptionId },
    entity: known,
    transitions,
    isChanged: hasPlanChanged,
    successMessage: (one) => t('keep.late', { plan: subscriptionName(one) }),
    onDone: (one) => {
      setAfter(one)
      flow.done('activate', one.status)
    },
    onClose: () => {},
  })
  const { entity, action } = running
  const plan = subscriptionName(entity)
  const title = t('keep.title', { plan })
  const permission = permissionFor(subscriptionActions, 'activate')
  // Suspended and cancelled plans are restored elsewhere: keeping is for one whose end is planned.
  const isEnding = ['ending', 'preCancel'].includes(standingOf(entity))
  const { actions } = rowOf(entity, { entitlements: undefined, realm, can, isDenied, transitions })
  const isPossible = isEnding && isAllowed(actions, 'activate')

  return (
    <FlowFrame as={as} label={title} isBusy={action.isBusy} onLeave={flow.leave}>
      {content()}
    </FlowFrame>
  )

  function content() {
    if (after) return <KeepResult after={after} method={methodOf(after.paymentMethodId)} onDone={flow.back?.leave} />
    if (!isPossible && !running.changedFrom && action.state.phase === 'idle') {
      return <NotPossible subscription={entity} purpose="keep" onLeave={flow.leave} onChoosePlan={onChoosePlan} />
    }
    return (
      <>
        {flow.back && as !== 'dialog' ? (
          <BackButton label={flow.back.label} isBusy={action.isBusy} leave={flow.leave} />
        ) : null}
        <FlowHeading>{title}</FlowHeading>
        <FlowAction
          running={running}
          submitLabel={t('keep.do')}
          tone="primary"
          isPossible={isPossible || (isEnding && isDenied(permission))}
          impossible={<NotPossible subscription={entity} purpose="keep" onChoosePlan={onChoosePlan} />}
          isDenied={isDenied(permission)}
          onSubmit={() => running.run({})}
          others={
            <Button aria-disabled={action.isBusy} onPress={action.isBusy ? undefined : flow.leave}>
              {t('leave')}
            </Button>
          }
        >
          <Text as="p">{t('keep.text')}</Text>
          <Card>
            <KeyValue>
              <PlanTerms subscription={entity} method={methodOf(entity.paymentMethodId)} />
            </KeyValue>
          </Card>
          {entity.nextBillOn === undefined || entity.nextBillOn <= currentDate() ? (
            <Text as="p">{t('keep.mayCharge')}</Text>
          ) : null}
        </FlowAction>
      </>
    )
  }
}
