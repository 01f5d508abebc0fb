'use client'
import { KitBoundary } from '@memberkit/foundation'
import type { SubscriptionsEvent } from '../events.ts'
import { FlowOfPlan } from '../shared/flow/FlowOfPlan.tsx'
import type { FlowProps } from '../shared/flow/useFlow.ts'
import { KeepSteps } from './KeepSteps.tsx'

export interface KeepPlanProps extends FlowProps {
  /** Leads to the plans that can be bought, where a plan has ended; without it, the control is absent. */
  onChoosePlan?: (() => void) | undefined
}

/** Keeping a plan whose end is planned, inside the kit: one screen, and what came of it. */
export const KeepPlanPage = (props: KeepPlanProps) => (
  <FlowOfPlan {...props} flow="keep">
    {(known) => <KeepSteps {...props} known={known} />}
  </FlowOfPlan>
)

export interface KeepPlanOwnProps extends KeepPlanProps {
  /**
   * Called with each event, for analytics and navigation. Events carry no personal data.
   *
   * @events `subscriptions.flow.ended`, `subscriptions.plan.changed`
   */
  onEvent?: (event: SubscriptionsEvent) => void
}

/** Keeping a plan, wherever a host puts it. */
export function KeepPlan({ onEvent, ...flow }: KeepPlanOwnProps) {
  return (
    <KitBoundary<SubscriptionsEvent> kit="subscriptions" subject={flow.subscriptionId} onEvent={onEvent}>
      <KeepPlanPage {...flow} />
    </KitBoundary>
  )
}
