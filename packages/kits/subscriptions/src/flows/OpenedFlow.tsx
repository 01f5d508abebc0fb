'use client'
import { useEmit } from '@memberkit/foundation/events'
import type { LinkState, SetLinkState } from '@memberkit/foundation/links'
import type { FlowStep } from '../cancel/CancelFlow.tsx'
import type { SubscriptionsEventTable } from '../events.ts'
import type { SubscriptionListPageProps } from '../subscription-list/SubscriptionListPage.tsx'
import type { Flow } from '../subscription-list/subscription-link.ts'
import { CancelFlowPart, KeepPlanPart } from './flow-parts.ts'

/** The part of the address that a flow reads. */
type Place = LinkState<{ subscription: string; flow: Flow; step: FlowStep; returnTo: string }>

export interface OpenedFlowProps extends SubscriptionListPageProps {
  subscriptionId: string
  flow: 'cancel' | 'keep'
  place: Place
  setPlace: SetLinkState<Place>
  /** The subscription whose page the flow ends on. @default the list */
  endsAt?: string
}

/** The flow that the address names: in place of the list, or over it. */
export function OpenedFlow(props: OpenedFlowProps) {
  const { identityId, subscriptionId, flow, place, setPlace, flowAs, transitions, cancelFlow, onPay, onChoosePlan } =
    props
  const { endsAt } = props
  const emit = useEmit<SubscriptionsEventTable>()
  const common = {
    identityId,
    subscriptionId,
    transitions,
    as: flowAs,
    returnTo: place.returnTo,
    onLeave: () => setPlace({ subscription: endsAt, flow: undefined, step: undefined, returnTo: undefined }),
  }
  if (flow === 'keep') return <KeepPlanPart {...common} onChoosePlan={onChoosePlan} />
  return (
    <CancelFlowPart
      {...common}
      {...cancelFlow}
      onPay={onPay}
      onKeep={() => {
        emit('subscriptions.flow.started', { flow: 'keep', subscriptionId })
        setPlace({ flow: 'keep', step: undefined })
      }}
      step={place.step}
      onStep={(step) => setPlace({ step }, { replace: step !== 'review' })}
    />
  )
}
