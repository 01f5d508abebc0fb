import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPicker, tier } from '../testing/open-picker.tsx'

const topOf = (one: Element | null | undefined) => one!.getBoundingClientRect().top + scrollY

test.each([
  [1024, {}],
  [1024, { canChooseRegion: false }],
  [360, {}],
] as const)('cards stand where their skeletons stood, below the billing periods: %s px, %o', async (width, props) => {
  await page.viewport(width, 900)
  onTestFinished(() => page.viewport(1024, 768))
  const waiting = await openPicker({ scenario: 'plans/slow', ...props })
  const place = () => document.querySelector('[data-mk-state="loading"]')?.querySelector('[data-round]')
  await expect.poll(place).toBeTruthy()
  const before = topOf(place()?.parentElement)
  await waiting.screen.unmount()
  await openPicker({ scenario: 'plans/household', ...props })
  await expect.element(tier('Individual')).toBeVisible()
  expect(Math.abs(topOf(tier('Individual').element().parentElement) - before)).toBeLessThanOrEqual(4)
})

test('on a phone, a price shares the line of its name, below which a badge goes', async () => {
  await page.viewport(360, 900)
  onTestFinished(() => page.viewport(1024, 768))
  await openPicker({ scenario: 'plans/household', current: { tierId: 'tier-legal-family-plus' } })
  await expect.element(tier('Individual Plus')).toBeVisible()
  const card = tier('Individual Plus').element().parentElement!
  const box = (words: string) =>
    page.elementLocator(card).getByText(words, { exact: true }).first().element().getBoundingClientRect()
  const [name, price, badge] = [box('Individual Plus'), box('$24.95'), box('Downgrade')]
  expect(price.left).toBeGreaterThan(name.right)
  expect(price.top).toBeLessThan(name.bottom)
  expect(badge.top).toBeGreaterThanOrEqual(name.bottom)
})
