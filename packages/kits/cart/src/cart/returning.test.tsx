import { listEntitlements } from '@memberkit/contract/commerce/entitlements'
import { listOffers, validateOfferSelections } from '@memberkit/contract/commerce/offers'
import { findIdentityTaxArea } from '@memberkit/contract/commerce/taxes'
import { allRead } from '@memberkit/testing/all-read'
import { expect, test } from 'vitest'
import { readCart, writeCart } from '../codec/index.ts'
import { cartWith } from './testing/offers.ts'
import { heading, openCart, text } from './testing/open-cart.tsx'

const cart = { products: ['legal'], tiers: { legal: 'Legal Plan Family Plus' }, region: 'TX' }
const show = (persisted: boolean) => dispatchEvent(new PageTransitionEvent('pageshow', { persisted }))

test('a page restored from the back-forward cache validates its cart again: prices, selection, tax, plans had', async () => {
  const reads = [listOffers, validateOfferSelections, findIdentityTaxArea, listEntitlements]
  const { platform, queryClient } = await openCart({
    cart,
    scenario: 'cart/member-with-plans',
    identityId: 'member-grace',
  })
  await expect.element(text('Sales tax (8.25%), estimated')).toBeVisible()
  const counts = () => reads.map((read) => platform.calls.of(read).length)
  await expect.poll(counts).toEqual([1, 1, 1, 1])
  await allRead({ queryClient })
  const { offers } = platform.store.offers
  for (const offer of offers.all()) {
    const products = offer.products.map((product) => ({
      ...product,
      merchandisedTiers: product.merchandisedTiers.map((tier) => ({
        ...tier,
        prices: tier.prices.map((price) => ({ ...price, initialListPrice: '31.95' })),
      })),
    }))
    offers.put({ ...offer, products })
  }
  show(false)
  expect(counts()).toEqual([1, 1, 1, 1])
  show(true)
  await expect.poll(counts).toEqual([2, 2, 2, 2])
  await expect.element(text('$31.95/month')).toBeVisible()
})

test('a restored page shows the cart of its address, with what was typed', async () => {
  const { router, seen } = await openCart({ cart })
  await expect.element(heading('Family Plus')).toBeVisible()
  // Another page of the site has written the address meanwhile, and this one hasn't heard of it.
  const address = writeCart('/cart', cartWith({ ...cart, tiers: { legal: 'Legal Plan Individual' } }))
  const current = router.current
  router.current = () => address
  show(true)
  await expect.element(heading('Individual')).toBeVisible()
  expect(readCart(address).cart.tiers).toEqual({ legal: 'Legal Plan Individual' })
  router.current = current
  expect(seen.every((one) => !one.includes('@'))).toBe(true)
})
