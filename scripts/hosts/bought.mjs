import assert from 'node:assert/strict'

/** Who buys. */
export const identityId = 'member-ada'

/**
 * What has happened on the platform, by its own journals. Nobody can find an order again that has no owner yet: of those,
 * a lost answer may leave one behind, unowned and unpaid. What counts is how many are somebody's: those of who is signed
 * in are from the start.
 */
export async function journalOf(mockPlatform, { isSignedIn = false } = {}) {
  const entries = (path) => mockPlatform.asStaff(path)
  const orders = (await entries('/orders/v1/orders/journal')).filter(
    ({ action }) => action === (isSignedIn ? 'CREATED' : 'OWNER_ASSIGNED'),
  )
  const methods = (await entries('/payments/v1/paymentMethods/journal')).filter(
    ({ action, entityId }) => action === 'CREATE' && entityId.startsWith('pm-'),
  )
  const transactions = await mockPlatform.asStaff('/payments/v1/transactions', { method: 'POST', body: { identityId } })
  const charges = transactions.filter(({ type, status }) => ['CHARGE', 'SALE'].includes(type) && status === 'APPROVED')
  return { orders: orders.length, methods: methods.length, charges: charges.length }
}

/** Asserts that what was meant once happened once: one order, one method, one charge. */
export async function assertBoughtOnce(mockPlatform, buyer) {
  assert.deepEqual(await journalOf(mockPlatform, buyer), { orders: 1, methods: 1, charges: 1 })
}

/** The order that was made last. */
export async function lastOrder(mockPlatform, { isSignedIn = false } = {}) {
  const entries = await mockPlatform.asStaff('/orders/v1/orders/journal')
  const { entityId } = entries.findLast(({ action }) => action === (isSignedIn ? 'CREATED' : 'OWNER_ASSIGNED'))
  return mockPlatform.asStaff(`/orders/v2/orders/${entityId}`)
}

/** Asserts that a purchase says when it was agreed to by the platform's time, of the shop's scenarios. */
export function assertAgreedBy({ agreements }) {
  assert.ok(agreements.length > 0)
  for (const { agreedAt } of agreements) assert.match(agreedAt, /^2026-03-10T15:0/)
}
