'use client'
import { KitBoundary } from '@memberkit/foundation'
import { lazyPart } from '@memberkit/foundation/lazy'
import type { PlansEvent } from '../events.ts'
import { companionNames } from '../messages/namespaces.ts'
import type { ComparisonPageProps } from './ComparisonPage.tsx'
import { ComparisonPlaceholder } from './ComparisonSkeleton.tsx'

export interface PlanComparisonProps extends ComparisonPageProps {
  /**
   * Receives what happened, for the host's analytics and navigation. Never personal data.
   *
   * @events `plans.comparison.selected`, `plans.comparison.filtered`, `plans.comparison.printed`
   */
  onEvent?: (event: PlansEvent) => void
}

/** The comparison without a boundary of its own, for other parts of the kit. */
const ComparisonPart = lazyPart(async () => (await import('../companions/opened-parts.ts')).ComparisonPage, {
  needs: companionNames,
  fallback: <ComparisonPlaceholder />,
})

/** Tiers side by side: prices, and what each of them includes. */
export function PlanComparison({ onEvent, ...page }: PlanComparisonProps) {
  return (
    <KitBoundary<PlansEvent> kit="plans" subject={`${page.brand} ${page.productGroup}`} onEvent={onEvent}>
      <ComparisonPart {...page} />
    </KitBoundary>
  )
}
