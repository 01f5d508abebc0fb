import type { CartState } from '@memberkit/contract/commerce/cart'
import { describe, expect, test } from 'vitest'
import type { Offer } from '../received.ts'
import { cartWith, legal, monthly, offers, priced } from '../testing/offers.ts'
import { changesSince, seenAfterEdit, seenPricesOf } from './changes.rules.ts'
import { linesOf } from './lines.rules.ts'

const cart = cartWith({
  products: ['legal', 'books'],
  tiers: { legal: 'Family' },
  supplements: { legal: ['trialDefensePersonal', 'homeBusiness_v2'] },
  region: 'TX',
})
const linesIn = (sold: readonly Offer[], of = cart) => linesOf(of, sold, { currency: 'USD' })
/** As the host's store gives it back. */
const seen = JSON.parse(JSON.stringify(seenPricesOf(linesIn(offers)))) as ReturnType<typeof seenPricesOf>
const product = legal.products[0]!
const soldAt = (
  prices: Offer['products'][number]['merchandisedTiers'][number]['prices'],
  supplements = product.supplements,
) =>
  [
    {
      ...legal,
      products: [{ ...product, merchandisedTiers: [{ ...product.merchandisedTiers[0]!, prices }], supplements }],
    },
    ...offers.slice(1),
  ] as Offer[]
const changes = (sold: readonly Offer[], of = cart) => changesSince(linesIn(sold, of), seen)

describe('since the last visit', () => {
  test.each([
    ['nothing has', offers, []],
    ['a first price has risen', soldAt([monthly('31.95', '29.95')]), [{ key: 'legal', kind: 'up' }]],
    ['the renewal has risen', soldAt([monthly('29.95', '39.95')]), [{ key: 'legal', kind: 'renewalUp' }]],
    ['the renewal has fallen', soldAt([monthly('29.95', '19.95')]), [{ key: 'legal', kind: 'renewalDown' }]],
    [
      'a supplement isn’t sold any more',
      soldAt(product.merchandisedTiers[0]!.prices, product.supplements.slice(1)),
      [{ key: 'legal', kind: 'supplementUnavailable', supplement: 'trialDefensePersonal' }],
    ],
    [
      'a supplement costs less',
      soldAt(product.merchandisedTiers[0]!.prices, [
        { ...product.supplements[0]!, prices: [monthly('4.95')] },
        ...product.supplements.slice(1),
      ]),
      [{ key: 'legal', kind: 'down' }],
    ],
    ['the plan isn’t sold any more', offers.slice(1), [{ key: 'legal', kind: 'unavailable' }]],
    ['it is sold by another period', soldAt([priced('ANNUAL', '400.00')]), []],
  ])('%s changed', (_, sold, expected) => {
    expect(changes(sold)).toEqual(expected)
  })

  test('a draft of an earlier version says nothing of amounts', () => {
    const old = { legal: { tier: 'Family', period: 'MONTHLY', initial: ['24.95'] } } as never
    expect(changesSince(linesIn(offers), old)).toEqual([])
  })
})

describe('an edit of one’s own', () => {
  const kept = (change: Partial<CartState>) => Object.keys(seenAfterEdit(seen, cart, { ...cart, ...change }))
  test.each<[string, Partial<CartState>, string[]]>([
    ['a name that is typed', { personalInfo: { ...cart.personalInfo, firstName: 'Ada' } }, ['legal', 'books']],
    ['another supplement', { supplements: { legal: ['gunOwners'] } }, ['books']],
    ['another tier', { tiers: { legal: 'Family Plus' } }, ['books']],
    ['another period', { billingPeriods: { legal: 'ANNUAL' } }, ['books']],
    ['a product less', { products: ['books'] }, ['books']],
    ['another region', { region: 'OH' }, []],
    ['another market', { locale: 'fr-CA' }, []],
  ])('is no change since the last visit: %s', (_, change, expected) => {
    expect(kept(change)).toEqual(expected)
  })
})
