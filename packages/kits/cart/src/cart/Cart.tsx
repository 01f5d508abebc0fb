'use client'
import { KitBoundary } from '@memberkit/foundation'
import type { CartEvent } from '../events.ts'
import { CartView, type CartViewProps } from './CartView.tsx'

export interface CartProps extends Omit<CartViewProps, 'isHeadingHidden'> {
  /**
   * Called with each event, for analytics and navigation. Events carry no personal data.
   *
   * @events `cart.cart.opened`, `cart.line.changed`, `cart.line.removed`, `cart.line.restored`, `cart.link.unreadable`,
   * `cart.link.scrubbed`, `cart.link.copied`, `cart.market.changed`, `cart.checkout.started`, `cart.quote.printed`
   */
  onEvent?: (event: CartEvent) => void
}

/** The cart as a page: its lines, what they cost, and the buyer's details. */
export function Cart({ onEvent, ...cart }: CartProps) {
  return (
    <KitBoundary<CartEvent> kit="cart" subject={cart.identityId} onEvent={onEvent}>
      <CartView {...cart} />
    </KitBoundary>
  )
}
