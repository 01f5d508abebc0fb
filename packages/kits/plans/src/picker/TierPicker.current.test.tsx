import { getOffer } from '@memberkit/contract/commerce/offers'
import type { MockPlatform } from '@memberkit/fixtures'
import { faultCases } from '@memberkit/fixtures/fault-matrix'
import { skipTime } from '@memberkit/testing/skip-time'
import { expect, inject, test } from 'vitest'
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

const faults = faultCases([{ name: 'getOffer', operation: getOffer }])
  // Until it is known which plan is theirs, no plan is shown.
  .filter(({ fault }) => fault.kind !== 'slow')
  // In turn, as the fault matrix does.
  .filter((_, at) => inject('isThorough') || at % 3 === 0)
  .map((one) => ({ ...one, name: one.fault.name }))

test.each(faults)(
  'without its offer ($name), the current plan isn’t marked; the page says so and can retry',
  async (one) => {
    skipTime()
    const current = { tierId: 'tier-legal-family', offerId: 'offer-legal-family-2019-d2c' }
    let injected: ReturnType<typeof one.inject> | undefined
    await openPicker({
      scenario: 'plans/retired',
      channel: 'NETWORK',
      current,
      prepare(platform) {
        soldOnNetwork(platform)
        injected = one.inject(platform)
      },
    })
    await expect.element(tier('Family Plus')).toBeVisible()
    await expect.element(text('We couldn’t load your plan, so it isn’t marked here.')).toBeVisible()
    injected?.remove()
    await button('Try again').click()
    await expect.element(text('No longer sold. You can keep it.')).toBeVisible()
  },
)

/** Sells the plans of the direct channel on the network as well, but the retired one. */
function soldOnNetwork({ store }: MockPlatform) {
  for (const offer of store.offers.offers.all()) {
    if (offer.status !== 'AVAILABLE_FOR_SALE') continue
    store.offers.offers.put({ ...offer, id: `${offer.id}-network`, channel: 'NETWORK' })
  }
}
