import type { NewOrder } from '@memberkit/contract/commerce/orders'
import type { Order, OrderLine } from '../../order/received.ts'

/** A line for tests of pure rules. */
export const lineOf = (facts: Partial<OrderLine> = {}): OrderLine => ({
  id: 'line-1',
  status: 'OPEN',
  billingPeriod: 'MONTHLY',
  offerId: 'offer-1',
  productId: 'product-1',
  label: 'Legal Plan Family',
  tier: 'Legal Plan Family',
  quantity: 1,
  initialPrice: '29.95',
  renewalPrice: '34.95',
  supplements: [],
  ...facts,
})

/** An order for tests of pure rules. */
export const orderOf = (facts: Partial<Order> = {}): Order => ({
  id: 'order-1',
  number: 'O-000001',
  identityId: 'ada',
  status: 'OPEN',
  currency: 'USD',
  offers: [lineOf()],
  authorizedUsers: [],
  subtotal: '29.95',
  total: '29.95',
  createdAt: '2026-03-10T12:00:00.000Z',
  version: '1',
  ...facts,
})

/** One plan, as a cart asks for it. */
export const onePlan: NewOrder = {
  currency: 'USD',
  region: 'TX',
  offers: [
    {
      offerId: 'offer-legal-family-d2c',
      productId: 'product-legal-family',
      tier: 'Legal Plan Family',
      billingPeriod: 'MONTHLY',
    },
  ],
}

/** The request behind `order-3009` of the scenario `cart/purchase-anonymous`. */
export const anonymousOrder = {
  currency: 'USD',
  region: 'TX',
  locale: 'en-US',
  offers: [
    {
      offerId: 'offer-legal-family-d2c',
      productId: 'product-legal-family',
      tier: 'Legal Plan Family Plus',
      billingPeriod: 'MONTHLY',
      supplementIds: ['supplement-legal-family-trial-defense'],
    },
    { offerId: 'offer-ids-individual-d2c', productId: 'product-ids-individual', billingPeriod: 'MONTHLY' },
    { offerId: 'offer-book-d2c', productId: 'product-book', billingPeriod: 'ONE_TIME' },
  ],
  authorizedUsers: [{ type: 'SPOUSE', firstName: 'Hugo', lastName: 'Sample' }],
} as const satisfies NewOrder
