import { listProducts } from '@memberkit/contract/commerce/products'
import { listPublicProductFamilies, type ProductFamily } from '@memberkit/contract/commerce/product-families'
import { createPlatform, fetchOf } from '@memberkit/fixtures/plans'
import { MemberkitProvider } from '@memberkit/foundation'
import { enUS as foundationEnUS } from '@memberkit/foundation/messages/en-US'
import { createPlatformClient } from '@memberkit/platform'
import { button, heading, text } from '@memberkit/testing/on-page'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ProductFamilies } from '../index.ts'
import { enUS } from '../messages/en-US.ts'
import { open, type OpenOptions } from '../testing/companions.tsx'

const usual: OpenOptions = { scenario: 'plans/families' }
const names = () =>
  page
    .getByRole('heading', { level: 3 })
    .elements()
    .map(({ textContent }) => textContent)

test('families on sale are listed from two parallel requests', async () => {
  const { platform } = await open(<ProductFamilies />, usual)
  await expect.element(heading('Legal plans')).toBeVisible()
  expect(names()).toEqual([
    'Legal plans',
    'Identity protection',
    'Small business',
    'Commercial drivers',
    'For associates',
  ])
  expect(platform.calls.entries).toHaveLength(2)
})

test('a canceled or deleted family stays hidden even if the service lists it', async () => {
  const prepare: OpenOptions['prepare'] = ({ faults, store }) => {
    const all = store['product-families'].productFamilies.all()
    void faults.add({ operation: listPublicProductFamilies, kind: 200 as never, body: all })
  }
  await open(<ProductFamilies />, { ...usual, prepare })
  await expect.element(heading('Legal plans')).toBeVisible()
  expect(names()).not.toContain('Student plans')
  expect(names()).not.toContain('Plans of 2019')
})

test('works signed out', async () => {
  const platform = createPlatform({ scenario: 'plans/families' })
  const { hostOf: hosts, securityHeader } = platform
  const client = createPlatformClient({ hosts, realm: 'User', securityHeader, fetch: fetchOf(platform) })
  await render(
    <MemberkitProvider client={client} locale="en-US" timeZone="UTC" messages={[...foundationEnUS, ...enUS]}>
      <ProductFamilies />
    </MemberkitProvider>,
  )
  await expect.element(heading('Legal plans')).toBeVisible()
})

test('chips filter by category, in the address and told to the host; clearing keeps the focus in the bar', async () => {
  const { router, events } = await open(<ProductFamilies />, usual)
  await button('Identity protection').click()
  expect(names()).toEqual(['Identity protection'])
  await expect.element(page.getByRole('status').filter({ hasText: '1 group' })).toBeVisible()
  await button('Legal plan').click()
  expect(router.current()).toBe('/?category=legal,identity')
  expect(names()).toEqual(['Legal plans', 'Identity protection'])
  await button('Clear filters').click()
  expect(router.current()).toBe('/')
  await expect.element(page.getByRole('search')).toHaveFocus()
  expect(events.filter(({ type }) => type === 'plans.family.filtered').map(({ data }) => data)).toEqual([
    { categories: ['identity'], count: 1 },
    { categories: ['legal', 'identity'], count: 2 },
    { categories: [], count: 5 },
  ])
})

test('a category that no family has filters nothing', async () => {
  await open(<ProductFamilies />, { ...usual, address: '/?category=gone' })
  await expect.element(heading('Legal plans')).toBeVisible()
  expect(names()).toHaveLength(5)
})

test('a family opens with its products and gives the focus back', async () => {
  const onChoose = vi.fn()
  const { router, events } = await open(<ProductFamilies onChoose={onChoose} />, usual)
  await button('See plans: Legal plans').click()
  expect(router.current()).toBe('/?family=family-legal')
  await expect.element(page.getByRole('heading', { level: 2, name: 'Legal plans' })).toHaveFocus()
  await button('See prices: Legal plan for the family').click()
  expect(onChoose).toHaveBeenCalledWith('product-legal-family', 'family-legal')
  await button('All plans').click()
  await expect.element(button('See plans: Legal plans')).toHaveFocus()
  expect(events.filter(({ type }) => type.startsWith('plans.')).map(({ type }) => type)).toEqual([
    'plans.family.opened',
    'plans.product.chosen',
  ])
})

test('a canceled family of an old link is gone, with a way back', async () => {
  await open(<ProductFamilies />, { scenario: 'plans/families-gone', address: '/?family=family-students' })
  await expect.element(heading('We can’t find these plans')).toBeVisible()
  await button('All plans').first().click()
  await expect.element(heading('Legal plans')).toBeVisible()
})

test('products that fail leave the families usable, and are retried in their own place', async () => {
  const { platform } = await open(<ProductFamilies />, { scenario: 'plans/families-without-products' })
  await button('See plans: Legal plans').click()
  await expect.element(heading('We couldn’t load the plans in this group')).toBeVisible()
  platform.faults.clear()
  await button('Try again').click()
  await expect.element(heading('Legal plan for the family')).toBeVisible()
})

test('a family that can’t be read is a row that says so', async () => {
  const prepare: OpenOptions['prepare'] = ({ store }) => {
    const { productFamilies } = store['product-families']
    const { names: _, ...rest } = productFamilies.get('family-legal')!
    void productFamilies.putUnchecked(rest as ProductFamily)
  }
  await open(<ProductFamilies />, { ...usual, prepare })
  await expect.element(text('We couldn’t read these plans')).toBeVisible()
  await expect.element(heading('Small business')).toBeVisible()
})

test('untranslated texts name their language; French has its own', async () => {
  await open(<ProductFamilies />, { scenario: 'plans/families-untranslated', locale: 'fr-CA' })
  await expect.element(heading('Régimes juridiques')).toBeVisible()
  expect(page.getByText('Small business', { exact: true }).element().getAttribute('lang')).toBe('en-US')
  expect(text('Keeps a commercial license').element().getAttribute('lang')).toMatch(/^en/)
  await expect.element(heading('Associates and their supplies')).toBeVisible()
})

test('malformed products are left out without a crash', async () => {
  const { events } = await open(<ProductFamilies />, {
    ...usual,
    prepare: ({ faults }) => void faults.add({ operation: listProducts, kind: 'malformed-entities' }),
  })
  await expect.element(heading('Legal plans')).toBeVisible()
  expect(events.filter(({ type }) => type === 'kit.load.failed')).toEqual([])
})
