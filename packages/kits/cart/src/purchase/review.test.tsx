import { getOffer } from '@memberkit/contract/commerce/offers'
import { createIdentityOrder, purchaseOrder } from '@memberkit/contract/commerce/orders'
import { button, text } from '@memberkit/testing/on-page'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPurchase, pay } from './testing/open-purchase.tsx'
import { onePlan } from './testing/order.ts'

test('before the order exists, the review shows the taxes that the cart showed, as an estimate', async () => {
  const { platform } = await openPurchase({ scenario: 'cart/shop', order: onePlan })
  const summary = page.getByRole('table')
  await expect.element(summary.getByRole('row', { name: 'Sales tax (8.25%), estimated $2.47' })).toBeVisible()
  await expect.element(summary.getByRole('row', { name: 'Due today, with estimated tax $32.42' })).toBeVisible()
  expect(document.body.textContent).not.toContain('Calculated at purchase')
  expect(platform.calls.of(createIdentityOrder)).toHaveLength(0)
})

test('a tax that can’t be read leaves the review without an estimate, not with a lower one', async () => {
  await openPurchase({
    scenario: 'cart/shop',
    order: onePlan,
    prepare({ store }) {
      const tax = store.taxes.taxes.get('tax-tx-sales-tax')!
      store.taxes.taxes.putUnchecked({ ...tax, id: 'tax-odd', jurisdiction: 'County', rate: 2 as never })
    },
  })
  await expect.element(page.getByRole('row', { name: 'Tax Calculated at purchase' })).toBeVisible()
  await expect.element(page.getByRole('row', { name: 'Due today, before tax $29.95' })).toBeVisible()
})

test('an order with a supplement that can’t be read isn’t paid, and nothing is said of its renewal', async () => {
  const { platform } = await openPurchase({
    scenario: 'cart/purchase-approved',
    prepare({ store }) {
      const order = store.orders.orders.get('order-3001')!
      const [first, ...others] = order.offers
      const supplements = first!.supplements.map((one) => ({ ...one, price: 9.95 as never }))
      store.orders.orders.putUnchecked({ ...order, offers: [{ ...first!, supplements }, ...others] })
    },
  })
  await expect.element(text('We couldn’t read a line of this order')).toBeVisible()
  await expect.element(text('We couldn’t read part of this order, so it can’t be paid here.')).toBeVisible()
  await expect.element(page.getByRole('row', { name: /^Then, before tax Not known$/ })).toBeVisible()
  expect(page.getByText(/From the next billing period, it renews/).query()).toBeNull()
  await expect.element(pay).toHaveAttribute('aria-disabled', 'true')
  expect(platform.calls.of(purchaseOrder)).toHaveLength(0)
})

test('in French, the taxes of the estimate have their French names', async () => {
  await openPurchase({
    scenario: 'cart/shop-quebec',
    locale: 'fr-CA',
    order: {
      currency: 'CAD',
      region: 'QC',
      offers: [
        {
          offerId: 'offer-legal-family-ca-d2c',
          productId: 'product-legal-family-ca',
          tier: 'Legal Plan Family Canada',
          billingPeriod: 'MONTHLY',
        },
      ],
    },
  })
  await expect.element(page.getByRole('row', { name: /^TPS \(5\s%\), estimation/ })).toBeVisible()
  await expect.element(page.getByRole('row', { name: /^TVQ \(9,975\s%\), estimation/ })).toBeVisible()
})

const rideShare = {
  ...onePlan,
  offers: [{ ...onePlan.offers[0]!, supplementIds: ['supplement-legal-family-ride-share'] }],
}

test('a supplement that costs more later: review and agreement tell the same renewal', async () => {
  await openPurchase({ scenario: 'cart/shop', order: rideShare })
  const then = page.getByRole('row', { name: /^Then, before tax \$42\.90\/month$/ })
  await expect.element(then).toBeVisible()
  await button('Continue to payment').click()
  await expect.element(text('it renews automatically at $42.90/month, plus tax, until canceled.')).toBeVisible()
  await expect
    .element(
      page.getByRole('checkbox', { name: 'I agree to automatic renewal at $42.90/month, plus tax, until canceled' }),
    )
    .toBeVisible()
  await expect.element(then).toBeVisible()
})

test('offers that can’t be read: nothing is said of the renewal, and nothing can be paid', async () => {
  const { platform } = await openPurchase({
    scenario: 'cart/purchase-approved',
    prepare: ({ faults }) => void faults.add({ operation: getOffer, kind: 400 }),
  })
  await expect.element(page.getByRole('row', { name: /^Then, before tax Not known$/ })).toBeVisible()
  expect(page.getByText(/From the next billing period, it renews/).query()).toBeNull()
  await expect.element(pay).toHaveAttribute('aria-disabled', 'true')
  await pay.click({ force: true })
  expect(platform.calls.of(purchaseOrder)).toHaveLength(0)
})

test('a supplement at a price that its offer doesn’t have: the order can’t be paid here', async () => {
  await openPurchase({
    scenario: 'cart/purchase-approved',
    prepare({ store }) {
      const order = store.orders.orders.get('order-3001')!
      const [first, ...others] = order.offers
      const supplements = first!.supplements.map((one) => ({ ...one, price: '7.77' }))
      store.orders.orders.put({ ...order, offers: [{ ...first!, supplements }, ...others] })
    },
  })
  await expect.element(text('We couldn’t find out what a supplement of this order renews at')).toBeVisible()
  await expect.element(pay).toHaveAttribute('aria-disabled', 'true')
})
