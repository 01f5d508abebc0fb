import { Purchase } from '@memberkit/cart'
import type { NewOrder } from '@memberkit/contract/commerce/orders'

/** From a cart's order to its receipt. */
export function Checkout({ order, identityId }: { order: NewOrder; identityId: string }) {
  return (
    <Purchase
      brand="example"
      cartKey="cart-1"
      identityId={identityId}
      order={order}
      channel="BuyNow"
      onAddPaymentMethod={() => location.assign('/account/payment')}
      onDone={() => location.assign('/account/orders')}
      onBack={() => history.back()}
    />
  )
}
