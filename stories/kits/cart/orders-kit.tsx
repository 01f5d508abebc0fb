import {
  OrderDetail,
  type OrderDetailProps,
  Orders,
  type OrdersProps,
  Purchase,
  type PurchaseProps,
} from '@memberkit/cart'
import type { NewOrder } from '@memberkit/contract/commerce/orders'
import { platformOf, type PlatformParameters } from '../../../.storybook/scenario.tsx'

const leave = () => {}

/** Buys the scenario's order, as a host mounts it. */
export function Buying(props: Partial<PurchaseProps> & { isAnonymous?: boolean }) {
  const { isAnonymous, ...own } = props
  const { identityId, entityId } = platformOf().subject
  return (
    <Purchase
      brand="example"
      onBack={leave}
      onDone={leave}
      {...(isAnonymous ? {} : { identityId })}
      {...(own.order ? {} : { orderId: entityId })}
      {...own}
    />
  )
}

/** The orders of the scenario's member. */
export function Listing(props: Partial<OrdersProps>) {
  return <Orders brand="example" identityId={platformOf().subject.identityId} {...props} />
}

/** The scenario's order on a page of its own. */
export function Detail(props: Partial<OrderDetailProps>) {
  const { entityId } = platformOf().subject
  return <OrderDetail brand="example" orderId={entityId ?? ''} {...props} />
}

/** A cart's order: a family plan that renews at another price, and a book. */
export const cartOrder: NewOrder = {
  currency: 'USD',
  region: 'TX',
  offers: [
    {
      offerId: 'offer-legal-family-d2c',
      productId: 'product-legal-family',
      tier: 'Legal Plan Family Plus',
      billingPeriod: 'MONTHLY',
      supplementIds: ['supplement-legal-family-trial-defense'],
    },
    { offerId: 'offer-book-d2c', productId: 'product-book', billingPeriod: 'ONE_TIME' },
  ],
}

export const onOwnPage = { docs: { story: { inline: false, height: '720px' } } }

export const over = (scenario: PlatformParameters['scenario'], more: Record<string, unknown> = {}) => ({
  parameters: { scenario, address: '/orders', ...more },
})
