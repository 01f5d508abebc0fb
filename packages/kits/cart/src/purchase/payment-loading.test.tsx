import { checkCooldown, listPaymentMethods } from '@memberkit/contract/commerce/payments'
import { getProduct } from '@memberkit/contract/commerce/products'
import { heading, text } from '@memberkit/testing/on-page'
import { beforeEach, expect, test } from 'vitest'
import { openPurchase, pay } from './testing/open-purchase.tsx'

beforeEach(() => localStorage.clear())

test.each([checkCooldown, listPaymentMethods, getProduct])(
  'nothing can be pressed in vain before $path is answered',
  async (awaited) => {
    let held = { remove() {} }
    const { platform } = await openPurchase({
      scenario: 'cart/purchase-approved',
      prepare: ({ faults }) => (held = faults.add({ operation: awaited, kind: 'slow' })),
    })
    await expect.element(heading('Payment')).toBeVisible()
    const others = [checkCooldown, listPaymentMethods, getProduct].filter((one) => one !== awaited)
    for (const other of others) await expect.poll(() => platform.calls.of(other).length).toBeGreaterThan(0)
    expect(pay.query()).toBeNull()
    held.remove()
    await expect.element(pay).not.toHaveAttribute('aria-disabled')
  },
)

test('without a payment method, the button says why it can’t be pressed', async () => {
  await openPurchase({ scenario: 'cart/purchase-no-method' })
  await expect.element(pay).toHaveAccessibleDescription('There’s no payment method to pay with yet.')
  await expect.element(text('There’s no payment method to pay with yet.')).toBeVisible()
})
