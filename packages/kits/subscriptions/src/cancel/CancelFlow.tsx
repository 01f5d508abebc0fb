'use client'
import { KitBoundary } from '@memberkit/foundation'
import type { SubscriptionCancelReason } from '@memberkit/contract/commerce/subscriptions'
import type { SubscriptionsEvent } from '../events.ts'
import { FlowOfPlan } from '../shared/flow/FlowOfPlan.tsx'
import type { FlowProps } from '../shared/flow/useFlow.ts'
import { CancelSteps } from './CancelSteps.tsx'
import type { SurveyAnswer } from './ChooseStep.tsx'
import type { ConsequenceSlots } from './Consequences.tsx'
import type { SaveOfferContent } from './SaveOffer.tsx'

/** The steps after the first. */
export type FlowStep = 'review' | 'done'

export interface CancelFlowProps extends FlowProps {
  /** Leads to the open invoices of the subscription; without it, the control is absent. */
  onPay?: ((subscriptionId: string) => void) | undefined
  /** Leads to keeping the plan, offered once its end is planned; without it, the control is absent. */
  onKeep?: ((subscriptionId: string) => void) | undefined
  /** Why, if that is known: `DECEASED` has its own words, no survey and no offer. Owners can only send their request. */
  reason?: SubscriptionCancelReason | undefined
  /** The answers of the survey, for members; `false` leaves it out. Answers go to the host, never to the platform. */
  survey?: readonly SurveyAnswer[] | false | undefined
  /** The one offer of the host, beside the button that cancels. */
  saveOffer?: SaveOfferContent | undefined
  slots?: ConsequenceSlots | undefined
  /** The step, where an address holds it; give `onStep` too. @default the flow's own */
  step?: FlowStep | undefined
  /** Put `done` in place of the step before: what is confirmed isn't reviewed again. */
  onStep?: ((step: FlowStep | undefined) => void) | undefined
}

/** Ending a plan, inside the kit: at most three screens, each with the button that cancels. */
export const CancelFlowPage = (props: CancelFlowProps) => (
  <FlowOfPlan {...props} flow="cancel">
    {(known) => <CancelSteps {...props} known={known} />}
  </FlowOfPlan>
)

export interface CancelFlowOwnProps extends CancelFlowProps {
  /**
   * Called with each event, for analytics and navigation. Events carry no personal data.
   *
   * @events `subscriptions.flow.ended`, `subscriptions.plan.changed`, `subscriptions.cancel.surveyed`
   */
  onEvent?: (event: SubscriptionsEvent) => void
}

/** Ending a plan, wherever a host puts it. */
export function CancelFlow({ onEvent, ...flow }: CancelFlowOwnProps) {
  return (
    <KitBoundary<SubscriptionsEvent> kit="subscriptions" subject={flow.subscriptionId} onEvent={onEvent}>
      <CancelFlowPage {...flow} />
    </KitBoundary>
  )
}
