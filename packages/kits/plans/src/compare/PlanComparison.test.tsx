import { getBenefitsByIdList } from '@memberkit/contract/commerce/benefits'
import { listProducts } from '@memberkit/contract/commerce/products'
import { button, heading, text } from '@memberkit/testing/on-page'
import { emulatePrint, printedControls, printedText } from '@memberkit/testing/print'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { PlanComparison, type PlanComparisonProps } from '../index.ts'
import { open, type OpenOptions } from '../testing/companions.tsx'

interface Shown extends OpenOptions {
  props?: Partial<PlanComparisonProps>
  /** The width of the kit's container, in pixels. */
  width?: number
}

const show = ({ props, width = 1100, ...options }: Shown) =>
  open(
    <div style={{ inlineSize: width }}>
      <PlanComparison brand="example" productGroup="legal" channel="D2C" {...props} />
    </div>,
    options,
  )

const usual: Shown = { scenario: 'plans/compare' }
const table = page.getByRole('table', { name: 'Prices and benefits of each plan' })
const columns = () =>
  table
    .getByRole('columnheader')
    .elements()
    .filter((one) => one.checkVisibility())
    .map(({ textContent }) => textContent)
const row = (name: string | RegExp) => table.getByRole('row', { name })
const cellsOf = (name: RegExp) =>
  [...row(name).element().querySelectorAll('td')].filter((one) => one.checkVisibility()).map((one) => one.textContent)

test('one table: tiers in columns by price, benefits in rows by category, in words', async () => {
  const { platform } = await show(usual)
  await expect.element(row(/^Will preparation/)).toBeVisible()
  expect(columns().map((one) => one!.replace(/^.*(for one|for the family)/, ''))).toEqual([
    'Individual',
    'Individual Plus',
    'Family',
    'Family Plus',
    'Family Premier',
  ])
  expect(table.getByText('In court').element().matches('th[scope="rowgroup"]')).toBe(true)
  expect(cellsOf(/^Will preparation/)).toEqual(['Not included', 'Up to 1', 'Up to 2', 'Up to 2', 'Up to 4'])
  expect(cellsOf(/^Legal consultation/)).toEqual(Array.from({ length: 5 }, () => 'Included'))
  expect(cellsOf(/^Price/)[1]).toBe('$24.95/monththen $29.95/month')
  expect(platform.calls.entries).toHaveLength(3)
})

test('a tick or a dash stands before what a cell says', async () => {
  await show(usual)
  await expect.element(row(/^Will preparation/)).toBeVisible()
  const marks = [...document.querySelectorAll<HTMLElement>('td[data-kind]')].map((cell) => {
    const { content, rotate } = getComputedStyle(cell, '::before')
    return [content, rotate === 'none', cell.dataset.kind === 'notIncluded']
  })
  expect(marks.length).toBeGreaterThan(0)
  for (const [content, isFlat, isLeftOut] of marks) {
    expect(content).toBe('""')
    expect(isFlat).toBe(isLeftOut)
  }
})

test('only differences: the switch hides what all tiers have in common, in the address', async () => {
  const { router, events } = await show(usual)
  await expect.element(row(/^Legal consultation/)).toBeVisible()
  await page.getByRole('switch', { name: 'Show only differences' }).click()
  await expect.element(row(/^Will preparation/)).toBeVisible()
  expect(page.getByText('Legal consultation').element().checkVisibility()).toBe(false)
  expect(router.current()).toBe('/?differences=only')
  expect(events.find(({ type }) => type === 'plans.comparison.filtered')?.data).toMatchObject({
    isOnlyDifferences: true,
  })
})

test('a narrow container compares any two tiers, chosen in the address', async () => {
  const { router } = await show({ ...usual, width: 360, address: '/?compare=tier-legal-family,tier-legal-individual' })
  await expect.element(row(/^Will preparation/)).toBeVisible()
  expect(cellsOf(/^Will preparation/)).toEqual(['Not included', 'Up to 2'])
  await page.getByLabelText('With this plan').selectOptions('tier-legal-family-premier')
  expect(router.current()).toBe('/?compare=tier-legal-family,tier-legal-family-premier')
  expect(cellsOf(/^Will preparation/)).toEqual(['Up to 2', 'Up to 4'])
  await page.getByRole('switch', { name: 'Show only differences' }).click()
  // The same of these two, though not of all.
  expect(page.getByText('Moving traffic violations').element().checkVisibility()).toBe(false)
  await page.getByLabelText('Compare this plan').selectOptions('tier-legal-family-premier')
  expect(router.current()).toMatch(/compare=tier-legal-family-premier,tier-legal-family(&|$)/)
})

test('a wide container shows them all and offers no choice of two', async () => {
  await show({ ...usual, address: '/?compare=tier-legal-family,tier-legal-individual' })
  await expect.element(row(/^Will preparation/)).toBeVisible()
  expect(columns()).toHaveLength(5)
  expect(page.getByLabelText('Compare this plan').element().checkVisibility()).toBe(false)
})

test('a tier is selected with the period of its price, and the host is told without names', async () => {
  const onSelect = vi.fn()
  const { router, events } = await show({ ...usual, props: { onSelect }, address: '/?period=ANNUAL' })
  await button('Select Family Premier').click()
  // It isn't sold by the year.
  expect(onSelect).toHaveBeenCalledWith({
    tierId: 'tier-legal-family-premier',
    offerId: 'offer-legal-family-d2c',
    productId: 'product-legal-family',
    billingPeriod: 'MONTHLY',
  })
  expect(router.current()).toContain('tier=tier-legal-family-premier')
  await expect.element(button('Selected: Family Premier')).toHaveAttribute('aria-pressed', 'true')
  expect(events.filter(({ type }) => type === 'plans.comparison.selected')).toHaveLength(1)
  await expect.element(text('Billed: Monthly')).toBeVisible()
})

test.each([
  ['benefits', getBenefitsByIdList],
  ['products', listProducts],
] as const)('without %s prices and selection work, and the retry is in the table’s place', async (_, operation) => {
  const onSelect = vi.fn()
  const { platform } = await show({
    ...usual,
    props: { onSelect },
    prepare: ({ faults }) => void faults.add({ operation, kind: 500 }),
  })
  await expect.element(heading('We couldn’t load what the plans include')).toBeVisible()
  expect(cellsOf(/^Price/)[0]).toBe('$24.95/month')
  await button('Select Individual').click()
  expect(onSelect).toHaveBeenCalledOnce()
  expect(page.getByText('Included', { exact: true }).query()).toBeNull()
  platform.faults.clear()
  await button('Try again').click()
  await expect.element(row(/^Will preparation/)).toBeVisible()
})

/** Gives tiers in Texas a benefit of their own besides what they have elsewhere. */
const withRegional: OpenOptions['prepare'] = ({ store }) => {
  const { benefits } = store.benefits
  benefits.put({ ...benefits.all()[0]!, id: 'benefit-texas', name: 'Land title review', friendlyTranslations: [] })
  const { products } = store.products
  for (const product of products.all())
    products.put({
      ...product,
      productTiers: product.productTiers.map((tier) => ({
        ...tier,
        stateVariants: [
          {
            id: 'variant-texas',
            stateProvince: 'TX' as const,
            friendlyNames: [],
            contracts: [],
            benefits: [...tier.benefits, { id: 'benefit-texas' }],
          },
        ],
      })),
    })
}

test('a benefit of the region alone has its row, like those of the offers', async () => {
  await show({ ...usual, props: { region: 'TX' }, prepare: withRegional })
  await expect.element(row(/^Land title review/)).toBeVisible()
  expect(cellsOf(/^Land title review/)).toEqual(Array.from({ length: 5 }, () => 'Included'))
  expect(page.getByText(/couldn’t read/).query()).toBeNull()
})

test('a tier without a price can’t be selected, and no amount is made up', async () => {
  const prepare: OpenOptions['prepare'] = ({ store }) => {
    const { offers } = store.offers
    const offer = offers.get('offer-legal-individual-d2c')!
    const [product] = offer.products
    const merchandisedTiers = product!.merchandisedTiers.map((tier) => ({ ...tier, prices: [] }))
    offers.put({ ...offer, products: [{ ...product!, merchandisedTiers }] })
  }
  await show({ ...usual, prepare, props: { onSelect: () => {} } })
  await expect.element(text('Price unavailable')).toBeVisible()
  expect(document.body.textContent).not.toContain('$0.00')
  expect(button('Select Individual').query()).toBeNull()
})

test('current and recommended are said in words, with the reason; neither is preselected', async () => {
  await show({
    ...usual,
    props: {
      current: { tierId: 'tier-legal-family' },
      recommended: { tierId: 'tier-legal-family-plus', reason: 'Most families choose it.' },
      onSelect: () => {},
    },
  })
  await expect.element(text('Your plan')).toBeVisible()
  await expect.element(text('Most families choose it.')).toBeVisible()
  const head = table.getByRole('columnheader', { name: 'Legal plan for the family Family Plus', exact: true })
  await expect.element(head).toHaveAccessibleDescription('Recommended Most families choose it.')
  expect(cellsOf(/^Your choice/)).toEqual(['Select', 'Select', 'Your plan', 'Select', 'Select'])
  expect(document.querySelectorAll('[aria-pressed="true"]')).toHaveLength(0)
  expect(button('Select Family').query()).toBeNull()
})

test('not sold in Québec: in French, with the reason for each tier and nothing to select', async () => {
  await show({
    scenario: 'plans/compare-quebec',
    locale: 'fr-CA',
    props: { productGroup: 'identity', region: 'QC', onSelect: () => {} },
  })
  await expect.element(text('Non offert : Québec')).toBeVisible()
  expect(page.getByRole('button', { name: /^Choisir/ }).elements()).toEqual([])
  await expect.element(page.getByText('Surveillance', { exact: true })).toBeVisible()
  expect(document.body.textContent).toMatch(/14,95\s\$\/mois/)
})

test('the printed sheet has all tiers, the filters, the language and the time, and nothing to press', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  const { events } = await show({ ...usual, width: 700, props: { region: 'TX', onSelect: () => {} } })
  await expect.element(row(/^Will preparation/)).toBeVisible()
  await button('Print').click()
  await expect.poll(() => print.mock.calls.length).toBe(1)
  await emulatePrint()
  const words = printedText()
  expect(words).toMatch(/Shown: Texas · Monthly · American English/)
  expect(words).toMatch(/Printed .*2026/)
  expect(words).toContain('Family Premier')
  expect(words).toContain('Up to 4')
  expect(printedControls()).toEqual([])
  expect(events.find(({ type }) => type === 'plans.comparison.printed')).toBeDefined()
})

test('calls to action are in line under names of one and of three lines', async () => {
  await show({
    scenario: 'plans/compare-long-names',
    locale: 'fr-CA',
    width: 900,
    props: { region: 'QC', onSelect: () => {} },
  })
  await expect.element(page.getByRole('button', { name: /^Choisir/ }).first()).toBeVisible()
  const tops = page
    .getByRole('button', { name: /^Choisir/ })
    .elements()
    .map((one) => Math.round(one.getBoundingClientRect().top))
  expect(tops).toHaveLength(4)
  expect(new Set(tops).size).toBe(1)
})

test.each(['en-US', 'es-US'] as const)('every word fits its column at 320 px: %s', async (locale) => {
  await show({ ...usual, locale, width: 272, props: { onSelect: () => {} } })
  await expect.poll(() => document.querySelectorAll('tbody th[scope="row"]').length).toBeGreaterThan(5)
  const tooWide = [...document.querySelectorAll('th, td')].filter(
    // One pixel is for screen readers only.
    (cell) => cell.checkVisibility() && cell.clientWidth > 1 && cell.scrollWidth > cell.clientWidth + 1,
  )
  expect(tooWide.map(({ textContent }) => textContent)).toEqual([])
  // Each benefit is named on a line of its own above its two values, and the table stays one for screen readers.
  const name = document.querySelector('tbody:not([data-part]) th[scope="row"]')!
  const values = [...name.parentElement!.querySelectorAll('td[data-pair]')].map((one) => one.getBoundingClientRect())
  const { bottom, width } = name.getBoundingClientRect()
  expect(values.map(({ top }) => top >= bottom - 1)).toEqual([true, true])
  expect(Math.round(values[0]!.width * 2)).toBe(Math.round(width))
  const roles = new Set([...document.querySelectorAll('tr, th, td:not([aria-hidden])')].map(({ role }) => role))
  expect([...roles].sort()).toEqual(['cell', 'columnheader', 'row', 'rowheader'])
})

test('eight plans have room between their prices, and fade out at the end while there are more', async () => {
  await show({ scenario: 'plans/compare-many', width: 976, props: { onSelect: () => {} } })
  await expect.element(row(/^Price/)).toBeVisible()
  const region = page.getByRole('region', { name: 'Compare plans' }).element()
  const prices = [...region.querySelectorAll('thead > tr:last-child > td > span > span:first-child')]
  const places = prices.map((price) => {
    const range = document.createRange()
    range.selectNodeContents(price)
    return range.getBoundingClientRect()
  })
  for (const [index, { left }] of places.slice(1).entries()) {
    expect(left - places[index]!.right).toBeGreaterThanOrEqual(24)
  }
  await expect.poll(() => getComputedStyle(region).maskImage).toContain('calc(100% - ')
  region.scrollTo({ left: region.scrollWidth })
  await expect.poll(() => getComputedStyle(region).maskImage).not.toContain('calc(100% - ')
})

test('nothing on sale', async () => {
  await show({ scenario: 'plans/compare-empty' })
  await expect.element(heading('No plans to compare')).toBeVisible()
})
