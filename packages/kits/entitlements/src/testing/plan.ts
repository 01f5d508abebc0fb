import type { Entitlement, Subscription } from '../shared/received.ts'

/** A plan in use, for the tests of pure rules; what a test is about it says itself. */
export const planOf = (facts: Partial<Entitlement> = {}): Entitlement => ({
  id: 'ent-1',
  identityId: 'ada',
  status: 'ACTIVE',
  fulfillmentStatus: 'Fulfilled',
  setupStatus: 'SETUP',
  provisioningType: 'IMMEDIATE',
  permissionType: 'PRIMARY',
  product: { productId: 'product-legal', name: 'Legal Plan' },
  subscriptionId: 'sub-1',
  delegates: [],
  authorizedUsers: [],
  contracts: [],
  effectiveFrom: '2025-06-01',
  createdAt: '2025-06-01T09:00:00.000Z',
  version: '1',
  ...facts,
})

export const subscriptionOf = (facts: Partial<Subscription> = {}): Subscription => ({
  id: 'sub-1',
  identityId: 'ada',
  status: 'ACTIVE',
  vendor: 'ATLAS',
  billingPeriod: 'MONTHLY',
  currency: 'USD',
  label: 'Legal Plan',
  items: [{ id: 'item-1', type: 'PRODUCT', productId: 'product-legal', label: 'Legal Plan', price: '24.95' }],
  price: '24.95',
  startedOn: '2025-06-01',
  doNotReinstate: false,
  version: '1',
  ...facts,
})
