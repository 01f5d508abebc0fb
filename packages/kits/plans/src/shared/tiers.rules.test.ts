import { describe, expect, test } from 'vitest'
import { offerOf, supplementOf, tierOf } from '../testing/offers.ts'
import { availabilityOf, bureausOf, byPrice, type TierOptions, tiersOf } from './tiers.rules.ts'

const options: TierOptions = { productGroup: 'legal', channel: 'D2C', locale: 'en-US' }
const monthly = (amount: string) => [{ billingPeriod: 'MONTHLY', initialListPrice: amount }]
const keys = (offers: Parameters<typeof tiersOf>[0], more: Partial<TierOptions> = {}) =>
  tiersOf(offers, { ...options, ...more }).map(({ key }) => key)

const individual = tierOf({ id: 'individual', prices: monthly('19.95') })
const family = tierOf({ id: 'family', prices: monthly('29.95'), covers: ['PRIMARY', 'SPOUSE'] })

test('tiers come by price, with the label of the locale and what the offer says of them', () => {
  const named = {
    ...family,
    name: 'Legal Family 3B',
    friendlyNames: [
      { locale: 'en-US', text: 'Family' },
      { locale: 'fr-CA', text: 'Familial' },
    ],
  }
  const offer = offerOf({ id: 'one', currency: 'CAD', coBrandPartner: 'SOFI', tiers: [named, individual] })
  const [first, second] = tiersOf([offer], { ...options, locale: 'fr-CA', coBrandPartner: 'SOFI' })
  expect(first).toMatchObject({ key: 'individual', label: { text: 'individual' }, covers: ['PRIMARY'] })
  expect(first).not.toHaveProperty('bureaus')
  expect(second).toMatchObject({
    key: 'family',
    offerId: 'one',
    productId: 'product',
    internalName: 'Legal Family 3B',
    label: { text: 'Familial' },
    covers: ['PRIMARY', 'SPOUSE'],
    bureaus: 3,
    currency: 'CAD',
    coBrandPartner: 'SOFI',
    availability: { ok: true },
    current: false,
  })
})

test('bureaus are told by the internal name only', () => {
  expect(['IDShield Family 3B', 'IDShield Family 1B', 'IDShield Family 2021'].map(bureausOf)).toEqual([3, 1, undefined])
  const translated = tierOf({ id: 'a', name: 'Plain', friendlyNames: [{ locale: 'en-US', text: 'Family 3B' }] })
  expect(tiersOf([offerOf({ tiers: [translated] })], options)[0]?.bureaus).toBeUndefined()
})

describe('An offer counts only if its product group matches and it is available in the country and market, and in the region when a region is required', () => {
  test('other groups and channels are not listed', () => {
    expect(keys([offerOf({ productGroup: 'identity', tiers: [individual] })])).toEqual([])
    expect(keys([offerOf({ channel: 'GROUP', status: 'ENROLLABLE', tiers: [individual] })])).toEqual([])
  })

  test.each([
    ['country', { availableInCountry: false }],
    ['market', { availableInMarket: false }],
    ['region', { availableInRegion: false }],
    ['status', { status: 'ENROLLABLE' }],
    ['status', { status: 'SOMETHING_NEW' }],
  ] as const)('a tier that is not available stays, with the reason: %s', (reason, facts) => {
    const [tier] = tiersOf([offerOf({ ...facts, tiers: [individual] })], { ...options, isRegionRequired: true })
    expect(tier?.availability).toEqual({ ok: false, reason })
  })

  test('the region counts only when one is required', () => {
    expect(availabilityOf(offerOf({ availableInRegion: false }), { channel: 'D2C' })).toEqual({ ok: true })
  })

  test.each([
    ['begins later', { startsOn: '2026-03-11' }],
    ['is over', { endsOn: '2026-03-09' }],
  ])('an offer that %s can’t be bought, and another one sells the tier', (_, dates) => {
    const today = '2026-03-10'
    const other = offerOf({ id: 'other', tiers: [individual] })
    const dated = offerOf({ id: 'dated', tiers: [individual], ...dates })
    const [alone] = tiersOf([dated], { ...options, today })
    expect(alone?.availability).toEqual({ ok: false, reason: 'status' })
    expect(tiersOf([dated, other], { ...options, today })).toMatchObject([
      { offerId: 'other', availability: { ok: true } },
    ])
    expect(availabilityOf({ ...dated, status: 'NEEDS_REVIEW' }, { channel: 'D2C', today })).toEqual({ ok: true })
  })

  test('group offers are sold while they are enrollable', () => {
    expect(availabilityOf(offerOf({ status: 'ENROLLABLE' }), { channel: 'GROUP' })).toEqual({ ok: true })
    expect(availabilityOf(offerOf(), { channel: 'GROUP' })).toEqual({ ok: false, reason: 'status' })
    expect(availabilityOf(offerOf(), { channel: 'NETWORK' })).toEqual({ ok: true })
  })
})

describe('a tier of several offers', () => {
  test('is listed once, from the offer that can be bought and sells it by itself', () => {
    const bundled = offerOf({ id: 'bundle', tiers: [individual] })
    const bundle = { ...bundled, products: [...bundled.products, ...offerOf({ tiers: [family] }).products] }
    const alone = offerOf({ id: 'alone', tiers: [individual] })
    const elsewhere = offerOf({ id: 'elsewhere', availableInCountry: false, tiers: [individual] })
    const tiers = tiersOf([elsewhere, bundle, alone], options)
    expect(tiers.map(({ key, offerId }) => [key, offerId])).toEqual([
      ['individual', 'alone'],
      ['family', 'bundle'],
    ])
  })

  test('comes from a bundle only with the products of the group', () => {
    const [legal] = offerOf({ tiers: [individual] }).products
    const [identity] = offerOf({ tiers: [family] }).products
    const products = [legal!, { ...identity!, id: 'identity', category: 'identity' }]
    expect(keys([offerOf({ products })])).toEqual(['individual'])
    expect(keys([offerOf({ productGroup: 'bundles', products })], { productGroup: 'bundles' })).toHaveLength(2)
  })

  test('is the co-branded one on the partner’s pages only', () => {
    const own = offerOf({ id: 'own', tiers: [individual] })
    const partners = offerOf({ id: 'partners', coBrandPartner: 'SOFI', tiers: [individual] })
    const seller = (coBrandPartner?: string) => tiersOf([own, partners], { ...options, coBrandPartner })[0]?.offerId
    expect([seller(), seller('SOFI'), seller('NEWITY')]).toEqual(['own', 'partners', 'own'])
  })

  test('is not taken from an experiment unless the host shows experiments', () => {
    const usual = offerOf({ id: 'usual', tiers: [individual] })
    const trial = offerOf({ id: 'trial', offerType: 'EXPERIMENTAL', tiers: [individual] })
    const sellers = (more: object) => tiersOf([usual, trial], { ...options, ...more }).map(({ offerId }) => offerId)
    expect(sellers({})).toEqual(['usual'])
    expect(sellers({ showsExperiments: true })).toEqual(['trial'])
  })
})

describe('statuses', () => {
  const draft = offerOf({ id: 'draft', status: 'NEEDS_REVIEW', tiers: [family] })
  const sold = offerOf({ id: 'sold', tiers: [family] })
  const retired = offerOf({ id: 'retired', status: 'GRANDFATHERED', tiers: [family] })

  test('drafts are for previews, where they replace what is sold', () => {
    expect(tiersOf([sold, draft], options).map(({ offerId }) => offerId)).toEqual(['sold'])
    const [seen] = tiersOf([sold, draft], { ...options, showsDrafts: true })
    expect(seen).toMatchObject({ offerId: 'draft', draft: 'NEEDS_REVIEW', availability: { ok: true } })
  })

  test('a retired offer is listed only as the current plan, beside what is sold', () => {
    expect(keys([sold, retired])).toEqual(['family'])
    expect(keys([sold, retired], { current: { tierId: 'family' } })).toEqual(['family'])
    const current = { tierId: 'family', offerId: 'retired' }
    const tiers = tiersOf([sold, retired], { ...options, current })
    expect(tiers.map((one) => [one.key, one.current, one.availability.ok])).toEqual([
      ['family', false, true],
      ['retired.family', true, false],
    ])
  })

  test('the buyer’s own plan is listed whichever channel and partner sell it', () => {
    const current = { tierId: 'family', offerId: 'retired' }
    const elsewhere = { ...retired, channel: 'GROUP' as const, coBrandPartner: 'SOFI' as const }
    expect(
      tiersOf([sold, elsewhere], { ...options, current }).map((one) => [one.key, one.current, one.availability]),
    ).toEqual([
      ['family', false, { ok: true }],
      ['retired.family', true, { ok: false, reason: 'status' }],
    ])
    const enrolled = { ...elsewhere, status: 'ENROLLABLE' as const }
    expect(
      tiersOf([sold, enrolled], { ...options, current }).map((one) => [one.key, one.current, one.availability]),
    ).toEqual([
      ['family', false, { ok: true }],
      ['retired.family', true, { ok: false, reason: 'channel' }],
    ])
  })

  test('the current plan is the one on sale when its offer is not told', () => {
    expect(tiersOf([sold], { ...options, current: { tierId: 'family' } })[0]?.current).toBe(true)
  })
})

test('supplements are those of the tier, with what they require', () => {
  const supplements = [
    supplementOf({ id: 'any' }),
    supplementOf({ id: 'for-family', tierIds: ['family'], requires: ['any'] }),
  ]
  const [first, second] = tiersOf([offerOf({ tiers: [individual, family], supplements })], options)
  expect(first?.supplements.map(({ id }) => id)).toEqual(['any'])
  expect(second?.supplements.map(({ id, requires }) => [id, requires])).toEqual([
    ['any', []],
    ['for-family', ['any']],
  ])
})

test('tiers keep their places whatever the period', () => {
  const yearly = { billingPeriod: 'ANNUAL', initialListPrice: '1.00' }
  const tiers = tiersOf([offerOf({ tiers: [{ ...family, prices: [yearly, ...family.prices] }, individual] })], options)
  expect(byPrice(tiers).map(({ key }) => key)).toEqual(['individual', 'family'])
})
