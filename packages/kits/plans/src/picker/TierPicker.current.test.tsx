import { getOffer } from '@memberkit/contract/commerce/offers'
import type { MockPlatform } from '@memberkit/fixtures'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { button, openPicker, text, tier } from '../testing/open-picker.tsx'

test('a retired plan of another channel is read by itself, and shown as the current one', async () => {
  const current = { tierId: 'tier-legal-family', offerId: 'offer-legal-family-2019-d2c' }
  const { platform } = await openPicker({
    scenario: 'plans/retired',
    channel: 'NETWORK',
    current,
    prepare: soldOnNetwork,
  })
  await expect.element(text('No longer sold. You can keep it.')).toBeVisible()
  expect(page.getByText('Your plan', { exact: true }).elements()).toHaveLength(1)
  await expect.element(tier('Family Plus')).toHaveAccessibleDescription(/Upgrade/)
  expect(platform.calls.of(getOffer)).toHaveLength(1)
})

test('a current plan of another channel that is still sold there isn’t said to be retired', async () => {
  const current = { tierId: 'tier-legal-family', offerId: 'offer-legal-family-d2c' }
  await openPicker({ scenario: 'plans/retired', channel: 'NETWORK', current, prepare: soldOnNetwork })
  await expect.element(text('Not sold here. You can keep it.')).toBeVisible()
  expect(page.getByText(/No longer sold/).query()).toBeNull()
})

test('without its offer, the current plan isn’t marked, and the page says so and can retry', async () => {
  const current = { tierId: 'tier-legal-family', offerId: 'offer-legal-family-2019-d2c' }
  const { platform } = await openPicker({
    scenario: 'plans/retired',
    channel: 'NETWORK',
    current,
    prepare(platform) {
      soldOnNetwork(platform)
      platform.faults.add({ operation: getOffer, kind: 400 })
    },
  })
  await expect.element(tier('Family Plus')).toBeVisible()
  await expect.element(text('We couldn’t load your plan, so it isn’t marked here.')).toBeVisible()
  platform.faults.clear()
  await button('Try again').click()
  await expect.element(text('No longer sold. You can keep it.')).toBeVisible()
})

/** Sells the plans of the direct channel on the network as well, but the retired one. */
function soldOnNetwork({ store }: MockPlatform) {
  for (const offer of store.offers.offers.all()) {
    if (offer.status !== 'AVAILABLE_FOR_SALE') continue
    store.offers.offers.put({ ...offer, id: `${offer.id}-network`, channel: 'NETWORK' })
  }
}
