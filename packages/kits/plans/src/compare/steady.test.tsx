import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { PlanComparison } from '../index.ts'
import { open } from '../testing/companions.tsx'

const show = (scenario: 'plans/compare' | 'plans/compare-slow') =>
  open(<PlanComparison brand="example" productGroup="legal" channel="D2C" onSelect={() => {}} />, { scenario })

/** Where the first category of benefits begins. */
const topOf = (one: Element | null) => one!.getBoundingClientRect().top + scrollY

test('on a phone, benefits stand where their skeletons stood, below names and prices', async () => {
  await page.viewport(360, 900)
  onTestFinished(() => page.viewport(1024, 768))
  const waiting = await show('plans/compare-slow')
  const place = () => document.querySelector('[data-group]')
  await expect.poll(place).toBeTruthy()
  const before = topOf(place())
  await waiting.screen.unmount()
  await show('plans/compare')
  await expect.element(page.getByRole('rowheader', { name: 'Will preparation' })).toBeVisible()
  const group = document.querySelector('tbody th[scope="rowgroup"]')
  expect(Math.abs(topOf(group) - before)).toBeLessThanOrEqual(4)
})
