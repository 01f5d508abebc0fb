'use client'
import { KitBoundary } from '@memberkit/foundation'
import type { CartEvent } from '../events.ts'
import { OrdersPage, type OrdersPageProps } from './OrdersPage.tsx'

export interface OrdersProps extends OrdersPageProps {
  /**
   * Called with each event, for analytics and navigation. Events carry no personal data.
   *
   * @events `cart.order.opened`, `cart.order.changed`, `cart.order.purchased`, `cart.order.settled`,
   * `cart.payment.failed`, `cart.consent.given`, `cart.orders.exported`, `cart.flow.ended`
   */
  onEvent?: (event: CartEvent) => void
}

/** The orders of a person, each order with its actions, and paying one that is open. */
export function Orders({ onEvent, ...page }: OrdersProps) {
  return (
    <KitBoundary<CartEvent> kit="cart" subject={page.identityId} onEvent={onEvent}>
      <OrdersPage {...page} />
    </KitBoundary>
  )
}
