import type { MockPlatform } from '@memberkit/fixtures'

/** Adds the subscription that order-3005 has led to, so that supplements can be added to it. */
export function withSubscription({ store }: Pick<MockPlatform, 'store'>): void {
  store.subscriptions.subscriptions.put({
    id: 'sub-3005',
    identityId: 'member-grace',
    status: 'ACTIVE',
    vendor: 'ATLAS',
    label: 'Legal Plan Family',
    price: '29.95',
    currency: 'USD',
    billingPeriod: 'MONTHLY',
    administrativeArea: 'TX',
    startedOn: '2025-12-01',
    billCycleDay: 1,
    doNotReinstate: false,
    version: '1',
    items: [
      {
        id: 'item-1',
        type: 'PRODUCT',
        productId: 'product-legal-family',
        offerId: 'offer-legal-family-d2c',
        label: 'Legal Plan Family',
        tier: 'Legal Plan Family',
        price: '29.95',
      },
    ],
  } as never)
}
