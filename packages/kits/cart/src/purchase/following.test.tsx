import { listEntitlements } from '@memberkit/contract/commerce/entitlements'
import { getOrder } from '@memberkit/contract/commerce/orders'
import { useResource } from '@memberkit/foundation/resource'
import { button, heading, text } from '@memberkit/testing/on-page'
import { skipTime } from '@memberkit/testing/skip-time'
import { expect, test, vi } from 'vitest'
import { Purchase } from './index.ts'
import { agree, openPurchase, pay, renderOrders } from './testing/open-purchase.tsx'

test('pending: read again with back-off until it is paid, then until it is set up, and told', async () => {
  skipTime()
  const { platform, events } = await openPurchase({ scenario: 'cart/purchase-processing' })
  await agree()
  await pay.click()
  await expect.element(text('We’re processing order')).toBeVisible()
  await expect.element(heading('Order details')).toBeVisible()
  expect(button('Print receipt').query()).toBeNull()
  for (let second = 0; second < 60; second += 1) await vi.advanceTimersByTimeAsync(1000)
  await expect.element(text(/^Paid /)).toBeVisible()
  await expect.element(heading('Receipt')).toBeVisible()
  await expect.element(button('Print receipt')).toBeVisible()
  expect(events.map(({ type }) => type)).toContain('cart.order.settled')
  const { orders } = platform.store.orders
  orders.put({ ...orders.get('order-3001')!, status: 'PROVISIONED', version: '9' })
  await vi.advanceTimersByTimeAsync(60_000)
  await expect.element(text('Everything is set up')).toBeVisible()
  const reads = platform.calls.of(getOrder).length
  await vi.advanceTimersByTimeAsync(300_000)
  expect(platform.calls.of(getOrder)).toHaveLength(reads)
})

/** The coverage of the buyer, elsewhere on the page. */
function Covered({ identityId }: { identityId: string }) {
  const entitlements = useResource(listEntitlements, { owners: 'identities', ownerId: identityId })
  return <p>{entitlements.state === 'ready' ? `Covered by ${entitlements.data.length}` : null}</p>
}

test('what the order has begun is read again once it is paid', async () => {
  skipTime()
  await renderOrders(
    ({ subject: { identityId, entityId } }) => (
      <>
        <Covered identityId={identityId} />
        <Purchase brand="example" identityId={identityId} orderId={entityId!} />
      </>
    ),
    { scenario: 'cart/purchase-processing' },
  )
  await expect.element(text('Covered by 0')).toBeVisible()
  await agree()
  await pay.click()
  await expect.element(text('We’re processing order')).toBeVisible()
  await expect.element(text('Covered by 0')).toBeVisible()
  for (let second = 0; second < 60; second += 1) await vi.advanceTimersByTimeAsync(1000)
  await expect.element(text('Covered by 2')).toBeVisible()
})
