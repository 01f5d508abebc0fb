import { createOrder, getOrder, purchaseOrder } from '@memberkit/contract/commerce/orders'
import { button, heading, text } from '@memberkit/testing/on-page'
import { skipTime } from '@memberkit/testing/skip-time'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { agree, openPurchase, pay } from './testing/open-purchase.tsx'
import { onePlan } from './testing/order.ts'

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

test('lost, and nothing to look it up by: only checking is offered', async () => {
  skipTime()
  const { platform } = await openPurchase({ scenario: 'cart/purchase-approved' })
  await agree()
  platform.faults.add({ operation: purchaseOrder, kind: 'dropped-after-commit', times: 1 })
  platform.faults.add({ operation: getOrder, kind: 503 })
  await pay.click()
  await expect.element(button('Check again')).toHaveFocus()
  await expect.element(text('We don’t know yet whether your order went through')).toBeInViewport()
  expect(pay.query()).toBeNull()
  // Not a second time in what is hidden.
  expect(document.querySelectorAll('[data-mk-action]')).toHaveLength(1)
  // The page's own reading fails as well, and offers no second way to find out.
  const looks = platform.calls.of(getOrder).length
  await button('Check again').click()
  await expect.poll(() => platform.calls.of(getOrder).length).toBeGreaterThan(looks)
  await expect.element(button('Check again')).toBeVisible()
  expect(button('Try again').query()).toBeNull()
  platform.faults.clear()
  // A reading of the page's own may find it first.
  ;(button('Check again').query() as HTMLElement | null)?.click()
  await expect.element(text(/We’re processing order|^Paid /)).toBeVisible()
  expect(platform.calls.of(purchaseOrder)).toHaveLength(1)
})

test.each([
  ['cart/purchase-declined', /didn’t go through$/],
  ['cart/purchase-partial', 'Part of your order isn’t paid'],
] as const)(
  'lost after an earlier decline, %s: the decline no longer asks to pay again',
  async (scenario, declined) => {
    const { platform } = await openPurchase({ scenario })
    await agree()
    await pay.click()
    if (scenario === 'cart/purchase-partial') await button('Pay the rest').click()
    await expect.element(text(declined)).toBeVisible()
    await agree()
    platform.faults.add({ operation: purchaseOrder, kind: 'dropped-after-commit', times: 1 })
    platform.faults.add({ operation: getOrder, kind: 503 })
    skipTime()
    await pay.click()
    await expect.element(button('Check again')).toBeVisible()
    await expect.element(text(/We couldn’t find out whether the payment was taken. Don’t pay again/)).toBeVisible()
    expect(text(declined).query()).toBeNull()
    expect(document.body.textContent).not.toMatch(/Nothing was bought|Pay the rest/)
  },
)

test('refused as changed, and nothing to look it up by: it doesn’t claim that no answer came', async () => {
  const { platform } = await openPurchase({ scenario: 'cart/purchase-approved' })
  await agree()
  platform.faults.add({ operation: purchaseOrder, kind: 409, times: 1 })
  platform.faults.add({ operation: getOrder, kind: 503 })
  await pay.click()
  await expect.element(text(/We couldn’t find out whether the payment was taken/)).toBeVisible()
})
