import { getOrder } from '@memberkit/contract/commerce/orders'
import { text } from '@memberkit/testing/on-page'
import { skipTime } from '@memberkit/testing/skip-time'
import { beforeEach, expect, test, vi } from 'vitest'
import { agree, openPurchase, pay } from './testing/open-purchase.tsx'

beforeEach(() => localStorage.clear())

test('pending: read again with back-off until it is paid, then until it is set up, and told', async () => {
  skipTime()
  const { platform, events } = await openPurchase({ scenario: 'cart/purchase-processing' })
  await agree()
  await pay.click()
  await expect.element(text('We’re processing order')).toBeVisible()
  for (let second = 0; second < 60; second += 1) await vi.advanceTimersByTimeAsync(1000)
  await expect.element(text(/^Paid /)).toBeVisible()
  expect(events.map(({ type }) => type)).toContain('cart.order.settled')
  const { orders } = platform.store.orders
  orders.put({ ...orders.get('order-3001')!, status: 'PROVISIONED', version: '9' })
  await vi.advanceTimersByTimeAsync(60_000)
  await expect.element(text('Everything is set up')).toBeVisible()
  const reads = platform.calls.of(getOrder).length
  await vi.advanceTimersByTimeAsync(300_000)
  expect(platform.calls.of(getOrder)).toHaveLength(reads)
})
