'use client'
import { KitBoundary } from '@memberkit/foundation'
import { lazyPart } from '@memberkit/foundation/lazy'
import type { PlansEvent } from '../events.ts'
import { companionNames } from '../messages/namespaces.ts'
import type { EligibilityPageProps } from './EligibilityPage.tsx'
import { EligibilityPlaceholder } from './EligibilitySkeleton.tsx'

export interface EligibilityProps extends EligibilityPageProps {
  /**
   * Receives what happened, for the host's analytics. Never personal data.
   *
   * @events `plans.eligibility.rechecked`, `plans.product.chosen`
   */
  onEvent?: (event: PlansEvent) => void
}

const EligibilityPart = lazyPart(async () => (await import('../companions/opened-parts.ts')).EligibilityPage, {
  needs: companionNames,
  fallback: <EligibilityPlaceholder />,
})

/** The benefits of products that each person can use, and why they can't use the others. */
export function Eligibility({ onEvent, ...page }: EligibilityProps) {
  return (
    <KitBoundary<PlansEvent> kit="plans" subject={page.userId} onEvent={onEvent}>
      <EligibilityPart {...page} />
    </KitBoundary>
  )
}
