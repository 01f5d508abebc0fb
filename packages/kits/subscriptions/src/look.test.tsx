import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { button, heading, openKit } from './testing/open-kit.tsx'

const boxOf = (locator: { element: () => Element }) => locator.element().getBoundingClientRect()

/** Returns the start of an element's words, without the space around them. */
function startOf(element: Element): number {
  const words = document.createRange()
  words.selectNodeContents(element)
  return Math.round(words.getBoundingClientRect().left)
}

const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize)

afterEach(() => page.viewport(1024, 768))

test('the words of a card’s quiet buttons stand in line with the words above them', async () => {
  await openKit({ scenario: 'subscriptions/active-member' })
  const open = button('View details of Legal Plan Family')
  await expect.element(open).toBeVisible()
  const title = heading('Legal Plan Family').element().firstElementChild!
  expect(startOf(open.element().firstElementChild!)).toBe(startOf(title))
})

test('what makes a change stands last, and where it is narrow first and as wide as the page', async () => {
  await openKit({ scenario: 'subscriptions/active-member', address: '/?subscription=sub-1&flow=update-payment' })
  const [submit, leave] = [button('Use this payment method'), button('Leave unchanged')]
  await expect.element(submit).toBeVisible()
  expect(boxOf(submit).left).toBeGreaterThan(boxOf(leave).right)
  await page.viewport(360, 740)
  expect(boxOf(submit).bottom).toBeLessThan(boxOf(leave).top)
  expect(boxOf(submit).width).toBe(boxOf(leave).width)
})

test('on a phone the price’s note begins a line, also where it is short enough to stand beside', async () => {
  await page.viewport(360, 740)
  await openKit({ scenario: 'subscriptions/quebec', locale: 'fr-CA' })
  const note = page.getByText('avant taxes et rabais')
  await expect.element(note).toBeVisible()
  const price = note.element().parentElement!
  expect(startOf(note.element())).toBe(startOf(price))
  expect(boxOf(note).top).toBeGreaterThan(price.getBoundingClientRect().top + 16)
})

test.each([
  ['members', 'price', 'subscriptions/active-member'],
  ['staff', 'plan', 'subscriptions/staff'],
] as const)('to %s, the page of a plan leads with its %s', async (_, leads, scenario) => {
  await openKit({ scenario, address: '/?subscription=sub-1' })
  const plan = heading('Legal Plan Family')
  await expect.element(plan).toBeVisible()
  const price = plan.element().closest('header')!.querySelector('p')!
  expect(price.textContent).toMatch(/^\$39\.90\/month/)
  const [larger, smaller] = leads === 'price' ? [price, plan.element()] : [plan.element(), price]
  expect(sizeOf(larger)).toBeGreaterThan(sizeOf(smaller))
})

test('on a card of the staff’s table, each fact is in the one line that supports', async () => {
  await page.viewport(560, 740)
  await openKit({ scenario: 'subscriptions/staff' })
  const row = page.getByRole('row', { name: /Legal Plan Family/ })
  await expect.element(row).toBeVisible()
  const lines = row.getByRole('cell').elements()
  const line = lines.find(({ textContent }) => textContent?.includes('Next bill'))!
  expect(line.textContent).toContain('Paid through')
  expect(line.getBoundingClientRect().height).toBeLessThan(32)
})
