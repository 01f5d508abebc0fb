'use client'
import { KitBoundary } from '@memberkit/foundation'
import type { CartEvent } from '../events.ts'
import { PurchasePart } from '../order-parts.ts'
import type { PurchasePageProps } from './PurchasePage.tsx'

export interface PurchaseProps extends PurchasePageProps {
  /**
   * Called with each event, for analytics and navigation. Events carry no personal data.
   *
   * @events `cart.order.created`, `cart.owner.assigned`, `cart.consent.given`, `cart.order.purchased`,
   * `cart.order.settled`, `cart.payment.failed`, `cart.link.sent`
   */
  onEvent?: (event: CartEvent) => void
}

/** Buys what a cart contains, or pays an order: review, payment, agreement and receipt. */
export function Purchase({ onEvent, ...page }: PurchaseProps) {
  return (
    <KitBoundary<CartEvent> kit="cart" subject={page.identityId} onEvent={onEvent}>
      <PurchasePart {...page} />
    </KitBoundary>
  )
}
