'use client'
import { KitBoundary } from '@memberkit/foundation'
import type { PlansEvent } from '../events.ts'
import { TierPickerPage, type TierPickerPageProps } from './TierPickerPage.tsx'

export interface TierPickerProps extends TierPickerPageProps {
  /**
   * Called with each event, for analytics and navigation. Events carry no personal data.
   *
   * @events `plans.tier.selected`, `plans.tier.confirmed`, `plans.tier.lost`, `plans.period.changed`,
   * `plans.supplement.changed`, `plans.region.changed`, `plans.experiment.shown`
   */
  onEvent?: (event: PlansEvent) => void
}

/** The tier picker: what a brand sells through a channel, what it costs where the buyer lives, and the choice of one. */
export function TierPicker({ onEvent, ...page }: TierPickerProps) {
  return (
    <KitBoundary<PlansEvent> kit="plans" subject={page.brand} onEvent={onEvent}>
      <TierPickerPage {...page} />
    </KitBoundary>
  )
}
