import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { button, openPicker, tier } from '../testing/open-picker.tsx'

const columns = () =>
  page
    .getByRole('columnheader')
    .elements()
    .map(({ textContent }) => textContent)

test('Compare shows the tiers that are shown; selecting one leads back to it, and so does Back', async () => {
  await page.viewport(1280, 900)
  const { router, platform } = await openPicker({ scenario: 'plans/household' })
  await page.getByLabelText('My spouse or partner').click()
  await button('Compare plans').click()
  await expect.element(page.getByRole('heading', { name: 'Compare plans' })).toBeVisible()
  expect(router.current()).toBe('/?view=compare')
  expect(columns().join()).not.toContain('Individual')
  expect(columns()).toHaveLength(3)
  await expect.element(button('Back to plans')).toHaveFocus()
  const offersAsked = platform.calls.entries.filter(({ operation }) => operation?.service === 'offers')
  expect(offersAsked).toHaveLength(1)

  await button('Select Family Plus').click()
  await expect.element(tier('Family Plus')).toBeChecked()
  expect(router.current()).toBe('/?tier=tier-legal-family-plus')
  await expect.element(button('Compare plans')).toHaveFocus()
  await expect.element(page.getByLabelText('My spouse or partner')).toBeChecked()
})

test('a link opens the comparison, with the way back to the plans', async () => {
  const { router } = await openPicker({ scenario: 'plans/household', address: '/?view=compare&period=ANNUAL' })
  await expect.element(page.getByRole('heading', { name: 'Compare plans' })).toBeVisible()
  expect(document.activeElement).toBe(document.body)
  await button('Back to plans').click()
  await expect.element(tier('Family')).toBeVisible()
  expect(router.current()).toBe('/?period=ANNUAL')
})
