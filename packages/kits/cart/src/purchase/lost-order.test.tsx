import { createOrder, purchaseOrder } from '@memberkit/contract/commerce/orders'
import { button, heading } from '@memberkit/testing/on-page'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPurchase } from './testing/open-purchase.tsx'
import { onePlan } from './testing/order.ts'

beforeEach(() => localStorage.clear())

test.each(['dropped-after-commit', 'committed-late'] as const)(
  'an order without an owner, %s: it says that nothing was charged, keeps the cart, and a press goes on',
  async (kind) => {
    const { platform } = await openPurchase({ scenario: 'cart/orders-empty', order: onePlan, isAnonymous: true })
    platform.faults.add({ operation: createOrder, kind, times: 1 })
    await button('Continue to payment').click()
    // Nobody can look it up.
    await expect.element(page.getByText('We couldn’t confirm your order').first()).toBeVisible()
    expect(platform.calls.of(createOrder)).toHaveLength(1)
    await button('Continue to payment').click()
    await expect.element(heading('Sign in to continue')).toBeVisible()
    expect(platform.calls.of(createOrder)).toHaveLength(2)
    expect(platform.calls.of(purchaseOrder)).toEqual([])
  },
)
