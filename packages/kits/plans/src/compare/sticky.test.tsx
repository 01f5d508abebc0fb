import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { PlanComparison } from '../index.ts'
import { open } from '../testing/companions.tsx'

const table = page.getByRole('table', { name: 'Prices and benefits of each plan' })
const topOf = (one: Element) => Math.round(one.getBoundingClientRect().top)

async function show(scenario: 'plans/compare' | 'plans/compare-many', width: number, reason?: string) {
  await page.viewport(1024, 420)
  onTestFinished(() => page.viewport(1024, 768))
  onTestFinished(() => scrollTo(0, 0))
  await open(
    <div style={{ inlineSize: width, paddingBlockEnd: 600 }}>
      <PlanComparison
        brand="example"
        productGroup="legal"
        channel="D2C"
        onSelect={() => {}}
        {...(reason && { recommended: { tierId: 'tier-legal-individual', reason } })}
      />
    </div>,
    { scenario },
  )
  await expect.poll(() => document.querySelectorAll('tbody th[scope="row"]').length).toBeGreaterThan(8)
  return table.element().querySelector('thead')!
}

test.each([1000, 360])(
  'names and prices stay at the top while the benefits scroll under them: %s px wide',
  async (width) => {
    const head = await show('plans/compare', width)
    const rows = [...table.element().querySelectorAll('tbody tr')]
    scrollTo(0, scrollY + topOf(rows.at(-1)!) - 200)
    await expect.poll(() => topOf(rows[0]!)).toBeLessThan(0)
    expect(topOf(head)).toBe(0)
    // On its own ground, above what scrolls.
    const { left, height } = head.getBoundingClientRect()
    expect(head.contains(document.elementFromPoint(left + 30, height - 4))).toBe(true)
  },
)

test.each([
  [1000, true],
  [360, false],
])('the reason of a recommendation: %s px wide, it stays at the top: %s', async (width, isInHead) => {
  const reason = 'Most families with two earners and a house to pass on choose it, for the will it comes with.'
  const head = await show('plans/compare', width, reason)
  const said = page
    .getByText(reason)
    .elements()
    .filter((one) => one.checkVisibility())
  expect(said.map((one) => head.contains(one))).toEqual([isInHead])
  if (!isInHead) expect(head.getBoundingClientRect().height).toBeLessThan(180)
  const named = head.querySelector('th[aria-describedby]')!
  const described = named.getAttribute('aria-describedby')!.split(' ')
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual(['Recommended', reason])
})

test('of eight plans, names and prices stay at the top and the benefits at the start of a box that scrolls both ways', async () => {
  const head = await show('plans/compare-many', 1000)
  const region = page.getByRole('region', { name: 'Compare plans' }).element()
  const { top, left } = region.getBoundingClientRect()
  region.scrollTo({ top: 400, left: 300 })
  await expect.poll(() => region.scrollLeft).toBeGreaterThan(200)
  expect(region.scrollTop).toBe(400)
  expect(topOf(head)).toBe(Math.round(top) + 1)
  const name = region.querySelector('tbody:not([data-part]) th[scope="row"]')!
  expect(Math.round(name.getBoundingClientRect().left)).toBe(Math.round(left) + 1)
})
