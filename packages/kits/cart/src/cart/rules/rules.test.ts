import type { CartState } from '@memberkit/contract/commerce/cart'
import type { Tax } from '@memberkit/contract/commerce/taxes'
import { describe, expect, test } from 'vitest'
import { agreement, book, cartWith, legal, monthly, offerOf, offers, priced, tierOf } from '../testing/offers.ts'
import { type LineProblem, linesOf } from './lines.rules.ts'
import { choicesOf, type SaleTerms } from './offer-choice.rules.ts'
import { amountDueToday, isOrderable, orderOf } from './order.rules.ts'
import { percentageOf } from '../../tax/tax-amounts.rules.ts'
import { taxLinesOf, taxPlaceOf } from './tax.rules.ts'
import { totalsOf } from './totals.rules.ts'

const terms = { currency: 'USD' } as const
const family = cartWith({ products: ['legal'], tiers: { legal: 'Family' }, region: 'TX' })
const lines = (change: Partial<CartState>) => linesOf(cartWith(change), offers, terms)
const only = (change: Partial<CartState>) => lines(change)[0]!

describe('the offer that sells a product', () => {
  const ids = (all: typeof offers, cart = family) => choicesOf(all, 'legal', cart, terms).map(({ offer }) => offer.id)

  test('is on sale in this channel, currency, country and market', () => {
    const tier = { merchandisedTiers: [tierOf('Family', monthly('1.00'))] }
    const others = [
      offerOf('legal', tier, { id: 'draft', status: 'NEEDS_REVIEW' }),
      offerOf('legal', tier, { id: 'group', channel: 'GROUP', status: 'ENROLLABLE' }),
      offerOf('legal', tier, { id: 'canada', currency: 'CAD' }),
      offerOf('legal', tier, { id: 'elsewhere', availableInCountry: false }),
      offerOf('legal', tier, { id: 'untranslated', availableInMarket: false }),
      offerOf('legal', tier, { id: 'partner', coBrandPartner: 'SOFI' }),
    ]
    expect(ids([...others, legal])).toEqual(['offer-legal'])
    expect(choicesOf(others, 'legal', family, { ...terms, channel: 'GROUP' })).toHaveLength(1)
  })

  test('is a bundle of the cart first, then one sold in its region, then a standard one', () => {
    const tier = { merchandisedTiers: [tierOf('Family', monthly('1.00'))] }
    const away = offerOf('legal', tier, { id: 'away', availableLocalities: ['QC'] })
    const trial = offerOf('legal', tier, { id: 'trial', offerType: 'EXPERIMENTAL' })
    const bundle = offerOf('legal', tier, { id: 'bundle', productGroup: 'complete' })
    expect(ids([away, trial, bundle, legal])).toEqual(['offer-legal', 'trial', 'away'])
    expect(ids([away, trial, bundle, legal], { ...family, bundles: ['bundle'] })[0]).toBe('bundle')
  })
})

describe('the offer of a tier', () => {
  const tier = { merchandisedTiers: [tierOf('Family', monthly('4.95'))] }
  const partners = offerOf('legal', tier, { id: 'partners', coBrandPartner: 'PRIMERICA' })
  const idOf = (all: typeof offers, more: Partial<SaleTerms> = {}, cart = family) =>
    linesOf(cart, all, { ...terms, ...more })[0]!.choice?.offer.id

  test('on a partner’s site is the partner’s, else one of our own name', () => {
    expect(idOf([legal, partners], { coBrandPartner: 'PRIMERICA' })).toBe('partners')
    expect(idOf([legal, partners])).toBe('offer-legal')
    const plus = cartWith({ ...family, tiers: { legal: 'Family Plus' } })
    const [line] = linesOf(plus, [partners, legal], { ...terms, coBrandPartner: 'PRIMERICA' })
    expect(line).toMatchObject({ problem: undefined, choice: { offer: { id: 'offer-legal' } } })
  })

  test('is the one that was chosen, at its price: an experiment’s, and of several the last', () => {
    const trial = offerOf('legal', tier, { id: 'trial', offerType: 'EXPERIMENTAL' })
    const chosen = (...bundles: string[]) => linesOf({ ...family, bundles }, [legal, trial], terms)[0]!
    expect(chosen().price?.initial).toBe('29.95')
    expect(chosen('trial')).toMatchObject({ choice: { offer: { id: 'trial' } }, price: { initial: '4.95' } })
    expect(chosen('trial', 'offer-legal').choice?.offer.id).toBe('offer-legal')
    expect(chosen('offer-legal', 'gone', 'trial').choice?.offer.id).toBe('trial')
    const cart = { ...family, bundles: ['trial'] }
    expect(orderOf(cart, [legal, trial]).offers[0]).toMatchObject({ offerId: 'trial', tier: 'Family' })
  })

  test('that begins later or is over isn’t sold', () => {
    const today = '2026-03-10'
    const dated = (dates: object) => linesOf(family, [{ ...legal, ...dates }], { ...terms, today })[0]!.problem
    expect([dated({ startsOn: '2026-03-11' }), dated({ endsOn: '2026-03-09' })]).toEqual(['notSold', 'notSold'])
    expect(dated({ startsOn: today, endsOn: today })).toBeUndefined()
  })
})

describe('a line', () => {
  test('has the price of its period, then MONTHLY, then the first', () => {
    const annual = only({ products: ['legal'], tiers: { legal: 'Family Plus' }, billingPeriods: { legal: 'ANNUAL' } })
    expect(annual.price).toMatchObject({ period: 'ANNUAL', initial: '384.45' })
    const fallback = only({ products: ['legal'], tiers: { legal: 'Family' }, billingPeriods: { legal: 'WEEKLY' } })
    expect(fallback.price).toMatchObject({ period: 'MONTHLY', initial: '29.95', renewal: '29.95' })
    expect(only({ products: ['books'] }).price).toEqual({ period: 'ONE_TIME', currency: 'USD', initial: '18.50' })
  })

  test('bills its supplements with itself, unless the host says otherwise; the totals keep the periods apart', () => {
    const cart = cartWith({
      products: ['legal'],
      tiers: { legal: 'Family Plus' },
      supplements: { legal: ['trialDefensePersonal'] },
      billingPeriods: { legal: 'ANNUAL' },
    })
    const billed = (more: Partial<SaleTerms> = {}) => linesOf(cart, offers, { ...terms, ...more })
    expect(billed()[0]!.supplements[0]!.price).toMatchObject({ period: 'ANNUAL', initial: '90.00' })
    const apart = billed({ supplementPeriodOf: () => 'MONTHLY' })
    expect(apart[0]!.supplements[0]!.price).toMatchObject({ period: 'MONTHLY', initial: '9.95' })
    expect(totalsOf(apart).renewals.map(({ period, amount }) => [period, amount])).toEqual([
      ['ANNUAL', '384.45'],
      ['MONTHLY', '9.95'],
    ])
  })

  test('of the associate agreement is monthly, whatever the cart says', () => {
    const line = only({ products: ['associate'], billingPeriods: { associate: 'ANNUAL' } })
    expect(line).toMatchObject({ isPeriodFixed: true, price: { period: 'MONTHLY', initial: '25.00' } })
  })

  test.each<[LineProblem, Partial<CartState>]>([
    ['notSold', { products: ['identity'] }],
    ['notSold', { products: ['constructor'] }],
    ['tierNotSold', { products: ['legal'], tiers: { legal: 'Student' } }],
    ['tierMissing', { products: ['legal'] }],
    ['notInRegion', { products: ['legal'], tiers: { legal: 'Family' }, region: 'QC' }],
  ])('says why it can’t be ordered: %s', (problem, change) => {
    expect(only(change).problem).toBe(problem)
  })

  test('without a price isn’t free', () => {
    const unpriced = offerOf('legal', { merchandisedTiers: [tierOf('Family', { billingPeriod: 'MONTHLY' })] })
    const [line] = linesOf(family, [unpriced], terms)
    expect(line).toMatchObject({ problem: 'priceMissing' })
    expect(totalsOf([line!])).toMatchObject({ dueToday: [], isComplete: false })
  })
})

describe('supplements', () => {
  const withKeys = (keys: string[], tier = 'Family') =>
    only({ products: ['legal'], tiers: { legal: tier }, supplements: { legal: keys } })

  test('"in legal, businessPlus maps to homeBusiness_v4 and homeBusiness_v2": the first edition that the tier has', () => {
    const idOf = (tier: string) => withKeys(['businessPlus'], tier).supplements.map(({ supplement }) => supplement?.id)
    expect(idOf('Family Plus')).toEqual(['supplement-homeBusiness_v4'])
    expect(idOf('Family')).toEqual(['supplement-homeBusiness_v2'])
    expect(withKeys(['businessPlus']).addable.map(({ key }) => key)).not.toContain('homeBusiness_v2')
  })

  test.each([
    [['businessPlus', 'homeBusiness_v2'], ['homeBusiness_v2'], ['44.90']],
    [['trialDefensePersonal', 'trialDefensePersonal'], ['trialDefensePersonal'], ['39.90']],
    [['trialDefensePersonal', 'supplement-trialDefensePersonal'], ['trialDefensePersonal'], ['39.90']],
    [['nothing', 'nothing'], [], []],
  ])('are sold once, whichever keys name them: %j', (keys, sold, due) => {
    const line = withKeys(keys)
    expect(line.supplements).toHaveLength(1)
    expect(line.supplements.flatMap(({ supplement }) => supplement?.addOnKey ?? [])).toEqual(sold)
    if (sold.length === 0) return
    const cart = cartWith({ products: ['legal'], tiers: { legal: 'Family' }, supplements: { legal: keys } })
    expect(totalsOf([line]).dueToday.map(({ amount }) => amount)).toEqual(due)
    expect(orderOf(cart, offers).offers[0]?.supplementIds).toEqual(sold.map((key) => `supplement-${key}`))
  })

  test('are not offered again if the cart names them by ID', () => {
    expect(withKeys(['supplement-trialDefensePersonal']).addable.map(({ key }) => key)).toEqual([
      'gunOwners',
      'homeBusiness_v2',
    ])
  })

  test('are for tiers, and need others beside them', () => {
    const problems = (keys: string[]) => withKeys(keys).supplements.map(({ problem }) => problem)
    expect(problems(['homeBusiness_v4', 'gunOwners', 'nothing'])).toEqual(['notForTier', 'requires', 'notSold'])
    expect(problems(['gunOwners', 'trialDefensePersonal'])).toEqual([undefined, undefined])
    expect(withKeys([]).addable.map(({ key }) => key)).toEqual(['trialDefensePersonal', 'gunOwners', 'homeBusiness_v2'])
  })
})

test('totals are grouped by currency and period; what is paid once is told apart', () => {
  const mixed = lines({
    products: ['legal', 'books', 'associate'],
    tiers: { legal: 'Family Plus' },
    supplements: { legal: ['trialDefensePersonal'] },
    billingPeriods: { legal: 'ANNUAL' },
  })
  expect(totalsOf(mixed)).toEqual({
    dueToday: [{ currency: 'USD', amount: '517.95' }],
    renewals: [
      { currency: 'USD', period: 'ANNUAL', amount: '474.45' },
      { currency: 'USD', period: 'MONTHLY', amount: '25.00' },
    ],
    oneTime: [{ currency: 'USD', amount: '18.50' }],
    isComplete: true,
  })
  const foreign = linesOf(family, [{ ...legal, currency: 'CAD' }], { currency: 'CAD' })
  expect(totalsOf([...mixed, ...foreign]).dueToday).toEqual([
    { currency: 'USD', amount: '517.95' },
    { currency: 'CAD', amount: '29.95' },
  ])
})

describe('the tax estimate', () => {
  const tax = (label: string, rate: string, more: Partial<Tax> = {}): Tax => ({
    id: label,
    country: 'CAN',
    administrativeArea: 'QC',
    jurisdiction: label === 'TVQ' ? 'Québec' : 'Canada',
    label,
    rate,
    effectiveFrom: '2025-01-01',
    version: '1',
    ...more,
  })

  test('names each tax, to the cent', () => {
    const taxes = taxLinesOf(lines({ products: ['legal'], tiers: { legal: 'Family' } }), [
      tax('TPS', '5'),
      tax('TVQ', '9.975'),
    ])
    expect(taxes.map(({ label, amount }) => [label, amount])).toEqual([
      ['TPS', '1.50'],
      ['TVQ', '2.99'],
    ])
  })

  test('a product’s own rate replaces the general one; a tax of nothing isn’t listed', () => {
    const own = tax('none on books', '0', { jurisdiction: 'Canada', productId: 'product-books' })
    expect(taxLinesOf(lines({ products: ['books'] }), [tax('TPS', '5'), own])).toEqual([])
  })

  test('rounds half up, without floats', () => {
    expect([percentageOf('0.50', '5'), percentageOf('0.49', '5'), percentageOf('9007199254740993.00', '1')]).toEqual([
      '0.03',
      '0.02',
      '90071992547409.93',
    ])
  })

  test('takes a place to ask about', () => {
    const at = (postalCode: string) => ({
      ...family.personalInfo,
      address: { ...family.personalInfo.address, postalCode },
    })
    expect(taxPlaceOf(cartWith({}))).toBeUndefined()
    expect(taxPlaceOf(cartWith({ personalInfo: at('752') }))).toBeUndefined()
    expect(taxPlaceOf(cartWith({ personalInfo: at('75201') }))).toEqual({ postalCode: '75201' })
    expect(taxPlaceOf(cartWith({ region: 'QC', personalInfo: at('h2x 1y4') }))).toEqual({
      administrativeArea: 'QC',
      postalCode: 'H2X 1Y4',
    })
  })
})

describe('an order', () => {
  const personalInfo = { ...family.personalInfo, firstName: ' Ada ', lastName: 'Example', email: 'ada@example.com' }
  const full = cartWith({
    products: ['legal', 'associate'],
    tiers: { legal: 'Family Plus' },
    supplements: { legal: ['businessPlus'] },
    billingPeriods: { legal: 'ANNUAL' },
    region: 'TX',
    locale: 'en-US',
    personalInfo: { ...personalInfo, nationalIdentifier: '000-00-0000' },
    additionalInfo: {
      authorizedUsers: [
        { firstName: 'Grace', lastName: 'Example', type: 'SPOUSE' },
        { firstName: '', lastName: '', type: 'DEPENDENT' },
      ],
      authorizedUsersAssociate: [{ firstName: 'Alan', lastName: 'Sample', type: 'NORMAL_USER' }],
      authorizedUsersSMB: [{ firstName: 'Nobody', lastName: 'Here', type: 'NORMAL_USER' }],
    },
  })

  test('names the offers, the buyer, and the people of what is in it', () => {
    const order = orderOf(full, offers, { orderChannel: 'BuyNow', source: 'spring' })
    expect(order).toEqual({
      currency: 'USD',
      channel: 'BuyNow',
      source: 'spring',
      region: 'TX',
      locale: 'en-US',
      buyer: { firstName: 'Ada', lastName: 'Example', email: 'ada@example.com' },
      authorizedUsers: [
        { firstName: 'Grace', lastName: 'Example', type: 'SPOUSE' },
        { firstName: 'Alan', lastName: 'Sample', type: 'NORMAL_USER' },
      ],
      offers: [
        {
          offerId: 'offer-legal',
          productId: 'product-legal',
          tier: 'Family Plus',
          billingPeriod: 'ANNUAL',
          subscriptionAction: 'CREATE',
          supplementIds: ['supplement-homeBusiness_v4'],
        },
        {
          offerId: 'offer-associate',
          productId: 'product-associate',
          tier: 'Agreement',
          billingPeriod: 'MONTHLY',
          subscriptionAction: 'CREATE',
        },
      ],
    })
    expect(JSON.stringify(order)).not.toContain('000-00')
  })

  test('isn’t made of a cart with a line that can’t be ordered', () => {
    const away = cartWith({ ...full, region: 'QC' })
    expect(isOrderable(linesOf(away, offers, terms))).toBe(false)
    expect(() => orderOf(away, offers)).toThrow(RangeError)
    expect(isOrderable([])).toBe(false)
  })

  test('the amount due today is known only with every price', () => {
    expect(amountDueToday(full, offers)).toEqual({ currency: 'USD', amount: '569.45' })
    expect(amountDueToday(cartWith({ products: ['legal', 'identity'] }), offers)).toBeUndefined()
    const once = offerOf('books', { merchandisedTiers: [tierOf('Book', priced('ONE_TIME', '5.00'))] })
    expect(amountDueToday(cartWith({ products: ['books'] }), [once, book, agreement])).toMatchObject({ amount: '5.00' })
  })
})
