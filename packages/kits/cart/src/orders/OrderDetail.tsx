'use client'
import { KitBoundary } from '@memberkit/foundation'
import { useLinkState } from '@memberkit/foundation/links'
import type { CartEvent } from '../events.ts'
import { OrderDetailPart } from '../order-parts.ts'
import type { OrderDetailPageProps } from './OrderDetailPage.tsx'
import { orderFlowLink } from './order-flow-link.ts'

export interface OrderDetailProps extends Omit<OrderDetailPageProps, 'isPaying' | 'onPay' | 'onPayEnd'> {
  /**
   * Called with each event, for analytics and navigation. Events carry no personal data.
   *
   * @events `cart.order.changed`, `cart.order.purchased`, `cart.order.settled`, `cart.payment.failed`,
   * `cart.consent.given`, `cart.flow.ended`
   */
  onEvent?: (event: CartEvent) => void
}

/** One order on a page of its own, also one that nobody owns yet. */
export function OrderDetail({ onEvent, ...page }: OrderDetailProps) {
  return (
    <KitBoundary<CartEvent> kit="cart" subject={page.orderId} onEvent={onEvent}>
      <Page {...page} />
    </KitBoundary>
  )
}

function Page(props: Omit<OrderDetailProps, 'onEvent'>) {
  const [{ flow }, setPlace] = useLinkState(orderFlowLink)
  return (
    <OrderDetailPart
      {...props}
      isPaying={flow === 'pay'}
      onPay={() => setPlace({ flow: 'pay' })}
      onPayEnd={() => setPlace({ flow: undefined }, { replace: true })}
    />
  )
}
