import { listOffers } from '@memberkit/contract/commerce/offers'
import { findTaxArea } from '@memberkit/contract/commerce/taxes'
import type { MockPlatform } from '@memberkit/fixtures'
import { printedBy } from '@memberkit/testing/print'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { writeCart } from '../codec/index.ts'
import { cartWith } from './testing/offers.ts'
import { button, heading, openCart, spoken, text } from './testing/open-cart.tsx'

const family = {
  products: ['legal'],
  tiers: { legal: 'Legal Plan Family Plus' },
  supplements: { legal: ['trialDefensePersonal'] },
  region: 'TX',
}

test.each([403, 'malformed-entities'] as const)(
  'taxes that can’t be estimated (%s) are never 0.00, and the amount due is one before tax, said and shown',
  async (kind) => {
    const prepare = ({ faults }: MockPlatform) => void faults.add({ operation: findTaxArea, kind })
    await openCart({ cart: { ...family, region: 'NY' }, prepare })
    await expect.element(text('Calculated at purchase')).toBeVisible()
    expect(document.body.textContent).not.toContain('$0.00')
    expect(page.getByText('Due today', { exact: true }).query()).toBeNull()
    await expect.element(text('Due today, before tax')).toBeVisible()
    await button('Remove Trial Defense').click()
    await expect
      .poll(() => spoken('polite'))
      .toContain('Removed Trial Defense. Due today $29.95, then $34.95 per month, all before tax.')
  },
)

test('one of two taxes can’t be read: no total with the other one alone', async () => {
  await openCart({
    scenario: 'cart/shop-quebec',
    locale: 'en-CA',
    cart: { ...family, tiers: { legal: 'Legal Plan Family Canada' }, supplements: {}, region: 'QC', locale: 'en-CA' },
    prepare: ({ faults }) => void faults.add({ operation: findTaxArea, kind: 'malformed-entities' }),
  })
  await expect.element(text('Due today, before tax')).toBeVisible()
  await expect.element(text('Calculated at purchase')).toBeVisible()
})

test('a plan whose offer can’t be read is not said to be unsold', async () => {
  const prepare = ({ faults }: MockPlatform) => void faults.add({ operation: listOffers, kind: 'malformed-entities' })
  await openCart({ cart: { ...family, products: ['legal', 'identity', 'books', 'shipping', 'cdlp'] }, prepare })
  await expect.element(text('We couldn’t read the price of this plan.')).toBeVisible()
  expect(document.body.textContent).not.toContain('isn’t sold')
})

test('a market and products that there aren’t, in a link: the reader’s market, and lines that say so', async () => {
  const { events } = await openCart({
    address: writeCart('/cart', cartWith({ ...family, locale: 'xx-YY', currency: 'EUR' as 'USD' })),
  })
  await expect.element(heading('Family Plus')).toBeVisible()
  expect(events.filter(({ type }) => type === 'cart.cart.opened')).toHaveLength(1)
})

test('names that every object has are unknown products, not a crash', async () => {
  await openCart({ cart: { products: ['__proto__', 'constructor', 'toString'] } })
  await expect.element(heading('Constructor')).toBeVisible()
  expect(page.getByText('isn’t sold here', { exact: false }).elements()).toHaveLength(3)
})

test('Back from the details, by the browser or by the button, leaves the focus on the cart’s heading', async () => {
  const { back } = await openCart({ cart: family })
  for (const goBack of [async () => back(), () => button('Back to your cart').click()]) {
    await button('Continue').click()
    await expect.element(heading('Your details')).toHaveFocus()
    await goBack()
    await expect.element(heading('Your cart')).toHaveFocus()
  }
})

test('a quote lists the supplements that were chosen, not those that could be', async () => {
  await openCart({ cart: family })
  await expect.element(text('Trial Defense')).toBeVisible()
  const printed = await printedBy(() => button('Print quote').click())
  expect(printed).toContain('Trial Defense')
  expect(printed).not.toContain('Ride Share')
})

test('a link to a cart begins at the cart, whatever step its sender was at', async () => {
  const { onCheckout } = await openCart({ cart: family, identityId: undefined, asksBuyer: false })
  await button('Continue').click()
  await expect.element(heading('Your details')).toBeVisible()
  await button('Continue to payment').click()
  const [, model] = onCheckout.mock.lastCall as unknown as [unknown, { link: () => string }]
  expect(model.link()).toMatch(/^\/cart\?d=[^&]+$/)
})
