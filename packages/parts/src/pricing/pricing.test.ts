import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cheapestProduct, cheapestTier } from './cheapest.rules.ts'
import { offerCounts } from './offers.rules.ts'
import { hasSellingStatus, isSoldFor, isSoldOn } from './sale.rules.ts'
import {
  findPrice,
  initialAmount,
  type ListPrice,
  periodsOf,
  type PricedTier,
  renewalAmount,
  sortTiers,
} from './prices.rules.ts'

// Each title quotes commerce, section 9, "Pricing" and "Cheapest product or tier".

const price = (billingPeriod: string, initialListPrice?: string, renewalListPrice?: string): ListPrice => ({
  billingPeriod,
  initialListPrice,
  renewalListPrice,
})
const tier = (name: string, ...prices: ListPrice[]): PricedTier => ({ name, prices })
const names = (tiers: readonly PricedTier[]) => tiers.map(({ name }) => name)

test('Tiers are sorted ascending by initial list price', () => {
  const tiers = [
    tier('B', price('MONTHLY', '29.95')),
    tier('C', price('MONTHLY', '100')),
    tier('A', price('MONTHLY', '9.95')),
  ]
  expect(names(sortTiers(tiers))).toEqual(['A', 'B', 'C'])
})

test('… falling back to renewal list price, then 0', () => {
  const tiers = [
    tier('renewal', price('MONTHLY', undefined, '19.95')),
    tier('initial', price('MONTHLY', '9.95', '99.95')),
    tier('unpriced', price('MONTHLY')),
    tier('malformed', price('MONTHLY', 'free')),
    tier('empty'),
  ]
  expect(names(sortTiers(tiers))).toEqual(['unpriced', 'malformed', 'empty', 'initial', 'renewal'])
})

test('tiers are sorted by the price of the requested period', () => {
  const tiers = [
    tier('A', price('MONTHLY', '10'), price('ANNUAL', '120')),
    tier('B', price('MONTHLY', '11'), price('ANNUAL', '110')),
  ]
  expect(names(sortTiers(tiers, 'ANNUAL'))).toEqual(['B', 'A'])
})

test('tiers of one price keep their order, and nothing is lost or changed', () => {
  const amounts = fc.constantFrom(undefined, '0', '0.00', '9.95', '10', '29.950')
  fc.assert(
    fc.property(fc.array(fc.tuple(amounts, amounts)), (drawn) => {
      const tiers = drawn.map(([first, later], index) => tier(String(index), price('MONTHLY', first, later)))
      const sorted = sortTiers(tiers)
      expect(sorted.toSorted((a, b) => Number(a.name) - Number(b.name))).toEqual(tiers)
      for (const [index, one] of sorted.entries()) {
        const next = sorted[index + 1]
        const amount = Number(initialAmount(one.prices[0]) ?? 0)
        const following = Number(initialAmount(next?.prices[0]) ?? 0)
        if (!next) continue
        expect(amount).toBeLessThanOrEqual(following)
        if (amount === following) expect(Number(one.name)).toBeLessThan(Number(next.name))
      }
    }),
  )
})

test.each([
  ['availableInCountry', false],
  ['availableInMarket', false],
] as const)('An offer counts only if … it is available in the country and market: %s', (field, expected) => {
  const offer = { productGroup: 'legal', availableInCountry: true, availableInMarket: true, availableInRegion: true }
  expect(offerCounts(offer, { productGroup: 'legal' })).toBe(true)
  expect(offerCounts({ ...offer, [field]: false }, { productGroup: 'legal' })).toBe(expected)
})

test('An offer counts only if its product group matches', () => {
  const offer = { productGroup: 'legal', availableInCountry: true, availableInMarket: true, availableInRegion: true }
  expect(offerCounts(offer, { productGroup: 'identity' })).toBe(false)
})

test('… and in the region when a region is required', () => {
  const offer = { productGroup: 'legal', availableInCountry: true, availableInMarket: true, availableInRegion: false }
  expect(offerCounts(offer, { productGroup: 'legal' })).toBe(true)
  expect(offerCounts(offer, { productGroup: 'legal', isRegionRequired: true })).toBe(false)
})

test('Tier price lookup prefers the requested billing period, then MONTHLY, then the first price', () => {
  const weekly = price('WEEKLY', '5')
  const monthly = price('MONTHLY', '20')
  const annual = price('ANNUAL', '200')
  expect(findPrice([weekly, monthly, annual], 'ANNUAL')).toBe(annual)
  expect(findPrice([weekly, monthly], 'ANNUAL')).toBe(monthly)
  expect(findPrice([weekly, annual], 'QUARTERLY')).toBe(weekly)
  expect(findPrice([weekly, monthly])).toBe(monthly)
  expect(findPrice([])).toBeUndefined()
})

test('a missing or malformed amount is no amount, never zero', () => {
  expect(initialAmount(price('MONTHLY', '0.00', '9'))).toBe('0.00')
  expect(initialAmount(price('MONTHLY', undefined, '9'))).toBe('9')
  expect(initialAmount(price('MONTHLY', 'NaN'))).toBeUndefined()
  expect(initialAmount(undefined)).toBeUndefined()
  expect(renewalAmount(price('MONTHLY', '9', '1e3'))).toBeUndefined()
})

test('a price of which one amount is malformed promises nothing by the other', () => {
  expect(initialAmount(price('MONTHLY', '', '24.95'))).toBeUndefined()
  expect(initialAmount(price('MONTHLY', 19.95 as never, '24.95'))).toBeUndefined()
  expect(initialAmount(price('MONTHLY', '9.95', 'soon'))).toBeUndefined()
  expect(initialAmount(price('MONTHLY', '9.95', null as never))).toBe('9.95')
})

test.each(['-5.00', '9'.repeat(400)])('no price is %s', (amount) => {
  expect(initialAmount(price('MONTHLY', amount, '24.95'))).toBeUndefined()
})

test('periods are those that some tier has, in the order of the platform', () => {
  const tiers = [tier('A', price('ANNUAL', '1')), tier('B', price('MONTHLY', '1'), price('ANNUAL', '1'))]
  expect(periodsOf(tiers, ['MONTHLY', 'WEEKLY', 'ANNUAL'])).toEqual(['MONTHLY', 'ANNUAL'])
})

const tiers = [
  tier('Family 3B', price('MONTHLY', '29.95')),
  tier('Family', price('ANNUAL', '19.95'), price('MONTHLY', '24.95')),
  tier('Individual 3B', price('WEEKLY', '27')),
]

test('compare the monthly price’s initial list price (first price if no monthly)', () => {
  expect(cheapestTier(tiers)?.name).toBe('Family')
  expect(cheapestTier([])).toBeUndefined()
})

test('missing counts as 0', () => {
  expect(cheapestTier([...tiers, tier('Renewal only', price('MONTHLY', undefined, '99'))])?.name).toBe('Renewal only')
})

test('optionally keep only tiers whose name contains 3B', () => {
  expect(cheapestTier(tiers, { isThreeBureau: true })?.name).toBe('Individual 3B')
})

test('a named tier, when asked for, takes precedence', () => {
  expect(cheapestTier(tiers, { tierName: 'Family 3B' })?.name).toBe('Family 3B')
  expect(cheapestTier(tiers, { tierName: 'Family', isThreeBureau: true })?.name).toBe('Family')
  expect(cheapestTier(tiers, { tierName: 'Nobody' })?.name).toBe('Family')
})

test('optionally keep only offers available in a given locality abbreviation', () => {
  const inTexas = { id: 'texas', availableLocalities: ['TX'], products: [{ id: 'a', merchandisedTiers: [tiers[0]!] }] }
  const inUtah = { id: 'utah', availableLocalities: ['UT'], products: [{ id: 'b', merchandisedTiers: [tiers[1]!] }] }
  expect(cheapestProduct([inTexas, inUtah])).toMatchObject({ offer: { id: 'utah' }, product: { id: 'b' } })
  expect(cheapestProduct([inTexas, inUtah], { locality: 'TX' })?.tier.name).toBe('Family 3B')
  expect(cheapestProduct([inTexas, inUtah], { tierName: 'Family 3B' })?.offer.id).toBe('texas')
  expect(cheapestProduct([inTexas, inUtah], { locality: 'QC' })).toBeUndefined()
})

test.each([
  [{}, true],
  [{ startsOn: '2026-03-10', endsOn: '2026-03-10' }, true],
  [{ startsOn: '2026-03-11' }, false],
  [{ endsOn: '2026-03-09' }, false],
])('an offer is sold from its first day to its last: %j on 2026-03-10 is %s', (dates, expected) => {
  expect(isSoldOn(dates, '2026-03-10')).toBe(expected)
  expect(isSoldOn(dates, undefined)).toBe(true)
})

test('offers of our own name are sold everywhere, a partner’s on its own pages only', () => {
  const sold = (coBrandPartner?: string) => [undefined, 'SOFI'].map((site) => isSoldFor({ coBrandPartner }, site))
  expect([sold(), sold('SOFI'), sold('NEWITY')]).toEqual([
    [true, true],
    [false, true],
    [false, false],
  ])
})

test('each channel sells in a status of its own; an unknown channel sells nothing', () => {
  const selling = (status: string) =>
    ['D2C', 'NETWORK', 'GROUP', 'toString'].map((one) => hasSellingStatus({ status }, one))
  expect(selling('AVAILABLE_FOR_SALE')).toEqual([true, true, false, false])
  expect(selling('ENROLLABLE')).toEqual([false, false, true, false])
})
