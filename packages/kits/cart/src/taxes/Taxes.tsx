'use client'
import { KitBoundary } from '@memberkit/foundation'
import type { CartEvent } from '../events.ts'
import { TaxesPart } from '../tax-parts.ts'
import type { TaxesPageProps } from './TaxesPage.tsx'

export interface TaxesProps extends TaxesPageProps {
  /**
   * Called with each event, for analytics and navigation. Events carry no personal data.
   *
   * @events `cart.tax.set`, `cart.taxes.exported`
   */
  onEvent?: (event: CartEvent) => void
}

/** The tax rates by place, and a form that sets them from a date on, for staff. */
export function Taxes({ onEvent, ...page }: TaxesProps) {
  return (
    <KitBoundary<CartEvent> kit="cart" subject={page.identityId} onEvent={onEvent}>
      <TaxesPart {...page} />
    </KitBoundary>
  )
}
