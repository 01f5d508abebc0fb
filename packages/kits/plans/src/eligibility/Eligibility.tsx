'use client'
import { KitBoundary } from '@memberkit/foundation'
import { lazyPart } from '@memberkit/foundation/lazy'
import { useMemo } from 'react'
import type { PlansEvent } from '../events.ts'
import { companionNames } from '../messages/namespaces.ts'
import type { EligibilityPageProps } from './EligibilityPage.tsx'
import { CheckSizeContext, EligibilityPlaceholder } from './EligibilitySkeleton.tsx'
import { household } from './household.ts'

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
  const { productIds, region, people = household } = page
  const [count, products, hasRegion] = [people.length, productIds.length, region !== undefined]
  const size = useMemo(() => ({ people: count, products, hasRegion }), [count, products, hasRegion])
  return (
    <KitBoundary<PlansEvent> kit="plans" subject={page.userId} onEvent={onEvent}>
      <CheckSizeContext.Provider value={size}>
        <EligibilityPart {...page} />
      </CheckSizeContext.Provider>
    </KitBoundary>
  )
}
