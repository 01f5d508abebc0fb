import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { button, openPicker, text, tier } from '../testing/open-picker.tsx'

test('a tier says what it adds to the nearest lower one that has nothing it lacks', async () => {
  await openPicker({ scenario: 'plans/household' })
  await expect
    .element(tier('Family Premier'))
    .toHaveAccessibleDescription(/Adds to Family Plus Coverage for your older/)
  await expect.element(tier('Family Plus')).toHaveAccessibleDescription(/Adds to Family Trial defense hours/)
  // Individual Plus has hours in court, which Family lacks.
  await expect.element(tier('Family')).toHaveAccessibleDescription(/Adds to Individual Coverage for your spouse/)
  await expect.element(tier('Individual')).not.toHaveAccessibleDescription(/Adds to/)
})

test('what has no name is counted, and the plans are there without it', async () => {
  await openPicker({ scenario: 'plans/benefits-failed' })
  await expect.element(tier('Family Plus')).toHaveAccessibleDescription(/Adds to Family 1 benefit/)
  expect(button('Try again').query()).toBeNull()
})

test('beside a buyer’s own plan, tiers are compared with that one, by the names of benefits', async () => {
  await openPicker({ scenario: 'plans/household', current: { tierId: 'tier-legal-family' } })
  await expect.element(tier('Family Plus')).toHaveAccessibleDescription(/Adds to Family Trial defense hours/)
  await expect.element(tier('Family Premier')).toHaveAccessibleDescription(/Adds to Family Coverage for your older/)
  await expect.element(tier('Individual Plus')).not.toHaveAccessibleDescription(/Adds to/)
})

test('no benefit is counted where the buyer’s state may have others', async () => {
  await openPicker({ scenario: 'plans/household', region: 'TX' })
  await expect
    .element(tier('Family Premier'))
    .toHaveAccessibleDescription(/Adds to Family Plus Coverage for your older/)
  await expect.element(tier('Family Plus')).not.toHaveAccessibleDescription(/Adds to/)
})

test('on a phone, the total and the button stay in view while the plans scroll', async () => {
  await page.viewport(360, 640)
  onTestFinished(() => page.viewport(1024, 768))
  await openPicker({ scenario: 'plans/three-tiers', address: '/?tier=tier-legal-family', onSelect: () => undefined })
  await expect.element(tier('Family')).toBeVisible()
  expect(document.documentElement.scrollHeight).toBeGreaterThan(1000)
  await expect.element(text('Total before taxes')).toBeInViewport({ ratio: 1 })
  await expect.element(button('Choose Family')).toBeInViewport({ ratio: 1 })
  // A plan alone costs what the total says.
  await expect.element(text('Your choice')).not.toBeVisible()
  await page.getByRole('checkbox', { name: /^Trial Defense/ }).click({ force: true })
  await expect.element(text('Your choice')).toBeVisible()
})
