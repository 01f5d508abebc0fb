import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openKit } from '../testing/open-kit.tsx'

test('on a phone, the card of a plan that isn’t ready says so with its mark, once', async () => {
  await page.viewport(360, 800)
  await openKit({ scenario: 'entitlements/staff' })
  const word = page.getByText('Not ready').first()
  await expect.element(word).toBeVisible()
  const range = document.createRange()
  range.selectNodeContents(word.element())
  expect(range.getBoundingClientRect().width).toBeGreaterThan(40)
  expect(word.element()).toHaveAttribute('data-tone', 'caution')
  expect(word.element().querySelector('svg')!.getBoundingClientRect().width).toBeGreaterThan(10)
  const shown = page.getByText('Not ready').elements()
  expect(shown.filter((one) => one.getBoundingClientRect().width > 1)).toHaveLength(1)
  await page.viewport(1024, 768)
})
