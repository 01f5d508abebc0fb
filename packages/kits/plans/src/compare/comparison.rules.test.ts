import { expect, test } from 'vitest'
import { offerOf, tierOf } from '../testing/offers.ts'
import { tiersOf } from '../shared/tiers.rules.ts'
import { comparedTiers, comparisonOf, isSame, pairOf, withTier } from './comparison.rules.ts'
import type { Benefit, Product, ProductBenefit } from './received.ts'

const benefitOf = (id: string, category?: string): Benefit => ({
  id,
  name: id,
  internalName: id,
  status: 'ACTIVE',
  productType: 'INDIVIDUAL',
  authorizedUserTypes: [],
  descriptions: [],
  friendlyTranslations: [{ locale: 'fr-CA', text: `${id} (fr)` }],
  categories: category ? [category] : [],
  marketingData: [],
  version: '1',
})

const upTo = (locale: string, words: string): ProductBenefit['limit'] => [{ locale, text: words }]

const productTier = (id: string, benefits: ProductBenefit[], more: Partial<Product['productTiers'][number]> = {}) => ({
  id,
  name: id,
  friendlyNames: [],
  qualifyingDelegates: [],
  benefits,
  contracts: [],
  stateVariants: [],
  ...more,
})

const productOf = (productTiers: Product['productTiers']): Product => ({
  id: 'product',
  status: 'ACTIVE',
  internalName: 'Product',
  friendlyNames: [],
  categories: ['legal'],
  benefits: [],
  productTiers,
  supplements: [],
  contracts: [],
  qualifyingDelegates: [],
  stateProvinceRestrictions: [],
  marketingData: [],
  areaOfLawIds: [],
  productVersion: 1,
  stateVariants: [],
  version: '1',
})

const tiers = tiersOf(
  [
    offerOf({
      tiers: [
        tierOf({ id: 'small', benefitIds: ['letters', 'calls'] }),
        tierOf({ id: 'large', benefitIds: ['letters', 'calls', 'court'] }),
      ],
    }),
  ],
  { productGroup: 'legal', channel: 'D2C', locale: 'en-US' },
)
const product = productOf([
  productTier('small', [{ id: 'letters', limit: upTo('en-US', 'Up to 3') }, { id: 'calls' }]),
  productTier('large', [{ id: 'letters', limit: upTo('en-US', 'Up to 10') }, { id: 'calls' }, { id: 'court' }]),
])
const benefits = [benefitOf('letters', 'Advice'), benefitOf('calls', 'Advice'), benefitOf('court', 'In court')]
const compare = (more: Partial<Parameters<typeof comparisonOf>[0]> = {}) =>
  comparisonOf({ tiers, products: [product], benefits, locale: 'en-US', ...more })

test('benefits are grouped by category; each tier includes it, or how much of it, or not', () => {
  const { groups, unreadCount } = compare()
  expect(groups.map(({ category, rows }) => [category, rows.map(({ id }) => id)])).toEqual([
    ['Advice', ['letters', 'calls']],
    ['In court', ['court']],
  ])
  expect(groups[0]?.rows[0]?.cells).toEqual([
    { kind: 'limited', limit: { text: 'Up to 3' } },
    { kind: 'limited', limit: { text: 'Up to 10' } },
  ])
  expect(groups[1]?.rows[0]?.cells).toEqual([{ kind: 'notIncluded' }, { kind: 'included' }])
  expect(unreadCount).toBe(0)
})

test('limits and names in another language say which', () => {
  const { groups } = compare({ locale: 'fr-CA' })
  expect(groups[0]?.rows[0]).toMatchObject({
    name: { text: 'letters (fr)' },
    cells: [{ limit: { text: 'Up to 3', lang: 'en-US' } }, {}],
  })
})

test('a benefit that the catalogue doesn’t limit for certain isn’t called unlimited', () => {
  const cells = compare({ products: [] }).groups.flatMap(({ rows }) => rows[0]!.cells)
  expect(cells.map(({ kind }) => kind)).toEqual(['unclear', 'unclear', 'notIncluded', 'unclear'])
})

test('benefits without a readable name are counted, not shown', () => {
  const { groups, unreadCount } = compare({ benefits: benefits.slice(0, 2) })
  expect([groups.length, unreadCount]).toEqual([1, 1])
})

test('a state or province replaces the benefits of the tier, where it has its own', () => {
  const own = { id: 'v', stateProvince: 'QC', friendlyNames: [], contracts: [], benefits: [{ id: 'court' }] }
  const none = { ...own, id: 'w', stateProvince: 'TX', benefits: [] }
  const regional = productOf([productTier('small', [{ id: 'calls' }], { stateVariants: [own, none] })])
  const namesIn = (region: string) =>
    compare({ tiers: tiers.slice(0, 1), products: [regional], region }).groups.flatMap(({ rows }) =>
      rows.map(({ id }) => id),
    )
  expect(namesIn('QC')).toEqual(['court'])
  expect(namesIn('TX')).toEqual(['letters', 'calls'])
})

test('rows are the same where the words are', () => {
  const [letters, calls] = compare().groups[0]!.rows
  expect([isSame(letters!, [0, 1]), isSame(calls!, [0, 1]), isSame(letters!, [0])]).toEqual([false, true, true])
})

test('the pair is the one of the link, filled up with the first tiers', () => {
  expect(pairOf(tiers, ['large', 'small'])).toEqual([1, 0])
  expect(pairOf(tiers, ['large'])).toEqual([1, 0])
  expect(pairOf(tiers, ['gone', 'large'])).toEqual([1, 0])
  expect(pairOf(tiers)).toEqual([0, 1])
  expect(pairOf(tiers.slice(0, 1), ['gone'])).toEqual([0])
})

test('choosing the other one of the pair swaps the two', () => {
  expect(withTier(['a', 'b'], 0, 'c')).toEqual(['c', 'b'])
  expect(withTier(['a', 'b'], 0, 'b')).toEqual(['b', 'a'])
  expect(withTier(['a', 'b'], 1, 'a')).toEqual(['b', 'a'])
})

test('tiers for other countries and markets aren’t compared; those sold elsewhere in the country are', () => {
  const [tier] = tiers
  const kept = (['country', 'market', 'status', 'region'] as const).filter(
    (reason) => comparedTiers([{ ...tier!, availability: { ok: false, reason } }]).length > 0,
  )
  expect(kept).toEqual(['region'])
  expect(comparedTiers([{ ...tier!, current: true, availability: { ok: false, reason: 'status' } }])).toHaveLength(1)
})
