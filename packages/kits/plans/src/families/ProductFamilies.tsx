'use client'
import { KitBoundary } from '@memberkit/foundation'
import type { PlansEvent } from '../events.ts'
import { ProductFamiliesPage, type ProductFamiliesPageProps } from './ProductFamiliesPage.tsx'

export interface ProductFamiliesProps extends ProductFamiliesPageProps {
  /**
   * Receives what happened, for the host's analytics and navigation. Never personal data.
   *
   * @events `plans.family.opened`, `plans.family.filtered`, `plans.product.chosen`, `plans.flow.ended`
   */
  onEvent?: (event: PlansEvent) => void
}

/** The public product families, and behind each its products. Works before sign-in and prerenders. */
export function ProductFamilies({ onEvent, ...page }: ProductFamiliesProps) {
  return (
    <KitBoundary<PlansEvent> kit="plans" onEvent={onEvent}>
      <ProductFamiliesPage {...page} />
    </KitBoundary>
  )
}
