import { checkCooldown, listPaymentMethods } from '@memberkit/contract/commerce/payments'
import { getOrder } from '@memberkit/contract/commerce/orders'
import { getProduct } from '@memberkit/contract/commerce/products'
import { heading, text } from '@memberkit/testing/on-page'
import { expect, test } from 'vitest'
import { openPurchase, pay } from './testing/open-purchase.tsx'

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

test('the lines of the order, its payment and its terms come where their skeletons stood', async () => {
  let held = { remove() {} }
  await openPurchase({
    scenario: 'cart/purchase-approved',
    prepare: ({ faults }) => (held = faults.add({ operation: getOrder, kind: 'slow' })),
  })
  const tops = () => {
    const headings = [...document.querySelectorAll('h1, h2, h3, h4')]
    return [headings.find(({ textContent }) => textContent === 'Agreement'), document.querySelector('tbody')].map(
      (one) => Math.round(one!.getBoundingClientRect().top),
    )
  }
  await expect.poll(() => document.querySelector('[aria-hidden] tbody')).not.toBeNull()
  const waiting = tops()
  held.remove()
  await expect.element(pay).toBeVisible()
  expect(tops()).toEqual(waiting)
})

test('without a payment method, the button says why it can’t be pressed', async () => {
  await openPurchase({ scenario: 'cart/purchase-no-method' })
  await expect.element(pay).toHaveAccessibleDescription('There’s no payment method to pay with yet.')
  await expect.element(text('There’s no payment method to pay with yet.')).toBeVisible()
})
