'use client'
import { KitBoundary } from '@memberkit/foundation'
import type { PlansEvent } from '../events.ts'
import type { ComparisonPageProps } from './ComparisonPage.tsx'
import { ComparisonPart } from './ComparisonPart.tsx'
import { ReasonContext } from './ComparisonSkeleton.tsx'

export interface PlanComparisonProps extends ComparisonPageProps {
  /**
   * Receives what happened, for the host's analytics and navigation. Never personal data.
   *
   * @events `plans.comparison.selected`, `plans.comparison.filtered`, `plans.comparison.printed`
   */
  onEvent?: (event: PlansEvent) => void
}

/** Tiers side by side: prices, and what each of them includes. */
export function PlanComparison({ onEvent, ...page }: PlanComparisonProps) {
  return (
    <KitBoundary<PlansEvent> kit="plans" subject={`${page.brand} ${page.productGroup}`} onEvent={onEvent}>
      <ReasonContext.Provider value={page.recommended?.reason}>
        <ComparisonPart {...page} />
      </ReasonContext.Provider>
    </KitBoundary>
  )
}
