import type { Offer } from '@memberkit/contract/commerce/offers'
import type { MockPlatform } from '@memberkit/fixtures'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openPicker, text, tier } from '../testing/open-picker.tsx'
import { own } from '../testing/own-events.ts'

const family = { offerId: 'offer-legal-family-d2c' }

/** Changes an offer on the platform, as somebody else would. */
const change = ({ store }: MockPlatform, id: string, facts: (offer: Offer) => Partial<Offer>) => {
  const offers = store.offers.offers
  const offer = offers.get(id)!
  offers.putUnchecked({ ...offer, ...facts(offer) })
}

test('offers that can’t be read are said, and the rest works', async () => {
  const prepare = (platform: MockPlatform) => change(platform, family.offerId, () => ({ products: undefined }) as never)
  const { events } = await openPicker({ scenario: 'plans/household', prepare })
  await expect.element(tier('Individual')).toBeVisible()
  await expect.element(text('We couldn’t read this offer')).toBeVisible()
  expect(events.every(({ type }) => type !== 'kit.crash')).toBe(true)
})

test('if no offer can be read, nobody is told that they chose too many people', async () => {
  const prepare = (platform: MockPlatform) => {
    for (const { id } of platform.store.offers.offers.all())
      change(platform, id, () => ({ currency: undefined }) as never)
  }
  await openPicker({ scenario: 'plans/household', prepare })
  await expect.element(text('We couldn’t read this offer')).toBeVisible()
  expect(page.getByText('No single plan covers everyone you chose.').elements()).toHaveLength(0)
  expect(page.getByText('Choose a plan to see your total.').elements()).toHaveLength(0)
})

test('a name without a space breaks rather than widen the page', async () => {
  await page.viewport(360, 700)
  const prepare = (platform: MockPlatform) =>
    change(platform, family.offerId, ({ products: [product] }) => ({
      products: [
        {
          ...product!,
          merchandisedTiers: product!.merchandisedTiers.map((one) => ({
            ...one,
            friendlyNames: [{ locale: 'en-US' as const, text: 'Family'.repeat(40) }],
          })),
        },
      ],
    }))
  await openPicker({ scenario: 'plans/three-tiers', address: '/?tier=tier-legal-family', prepare, onSelect: vi.fn() })
  await expect.element(page.getByRole('button', { name: /^Choose Family/ })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(innerWidth)
})

test('a price that changes while it is looked at is said, and the selection stays', async () => {
  const { platform, queryClient } = await openPicker({
    scenario: 'plans/three-tiers',
    address: '/?tier=tier-legal-family',
  })
  await expect.element(tier('Family')).toBeChecked()
  change(platform, family.offerId, ({ products: [product] }) => ({
    products: [
      {
        ...product!,
        merchandisedTiers: product!.merchandisedTiers.map((one) => ({
          ...one,
          prices: [{ billingPeriod: 'MONTHLY' as const, initialListPrice: '31.95' }],
        })),
      },
    ],
  }))
  await queryClient.invalidateQueries()
  await expect.element(text(/^Prices changed while you were here.*your choice is kept\.$/)).toBeVisible()
  await expect.element(tier('Family')).toBeChecked()
})

test('a tier that is withdrawn is no longer selected, and which it was is said', async () => {
  const { platform, queryClient, router, events } = await openPicker({
    scenario: 'plans/household',
    address: '/?tier=tier-legal-family',
  })
  await expect.element(tier('Family')).toBeChecked()
  change(platform, family.offerId, () => ({ status: 'GRANDFATHERED' }))
  await queryClient.invalidateQueries()
  await expect.element(text('Family is no longer available. Choose another plan.')).toBeVisible()
  expect(router.current()).toBe('/')
  expect(own(events)).toContainEqual(['plans.tier.lost', { tierId: 'tier-legal-family' }])
})

test('a first price that can’t be read isn’t replaced by the renewal price', async () => {
  const prepare = (platform: MockPlatform) =>
    change(platform, family.offerId, ({ products: [product] }) => ({
      products: [
        {
          ...product!,
          merchandisedTiers: product!.merchandisedTiers.map((one) => ({
            ...one,
            prices: [{ billingPeriod: 'MONTHLY' as const, initialListPrice: 9.95 as never, renewalListPrice: '34.95' }],
          })),
        },
      ],
    }))
  await openPicker({ scenario: 'plans/three-tiers', prepare })
  await expect.element(text('Price unavailable')).toBeVisible()
  expect(page.getByText('$34.95').elements()).toHaveLength(0)
  await expect.element(text('We couldn’t read this offer')).toBeVisible()
})
