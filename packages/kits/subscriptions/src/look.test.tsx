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
  const [submit, leave] = [button('Use this payment method'), button('Leave it as it is')]
  await expect.element(submit).toBeVisible()
  expect(boxOf(submit).left).toBeGreaterThan(boxOf(leave).right)
  await page.viewport(360, 740)
  expect(boxOf(submit).bottom).toBeLessThan(boxOf(leave).top)
  expect(boxOf(submit).width).toBe(boxOf(leave).width)
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
