import type { CartState } from '@memberkit/contract/commerce/cart'
import { findPrice, initialAmount, renewalAmount } from '@memberkit/parts/pricing'
import { expect, test } from 'vitest'
import { legal, monthly, cartWith, priced } from '../cart/testing/offers.ts'
import { linesOf as cartLines } from '../cart/rules/lines.rules.ts'
import { orderOf as newOrderOf } from '../cart/rules/order.rules.ts'
import { totalsOf } from '../cart/rules/totals.rules.ts'
import { draftLines, linesOf, renewalsOf } from '../order/order-lines.rules.ts'
import { areTermsKnown } from '../order/supplement-terms.rules.ts'
import type { Offer, Order } from '../order/received.ts'
import { lineOf, orderOf } from './testing/order.ts'

const terms = { currency: 'USD' } as const
const product = legal.products[0]!
const trial = product.supplements[0]!
const offerWith = (...prices: Offer['products'][number]['supplements'][number]['prices']) =>
  [{ ...legal, products: [{ ...product, supplements: [{ ...trial, prices }] }] }] as typeof legal extends Offer
    ? Offer[]
    : never

/** Returns a cart as the platform orders it: supplements at their first price for their plan's period, and nothing else. */
function placed(cart: CartState, offers: readonly Offer[]): Order {
  const lines = newOrderOf(cart, offers).offers.map((asked) => {
    const sold = offers.find(({ id }) => id === asked.offerId)!.products[0]!
    const price = findPrice(sold.merchandisedTiers.find(({ name }) => name === asked.tier)!.prices, asked.billingPeriod)
    return lineOf({
      ...asked,
      initialPrice: initialAmount(price)!,
      renewalPrice: renewalAmount(price),
      supplements: (asked.supplementIds ?? []).map((id) => {
        const one = sold.supplements.find((supplement) => supplement.id === id)!
        return { supplementId: id, label: id, price: initialAmount(findPrice(one.prices, asked.billingPeriod))! }
      }),
    })
  })
  return orderOf({ offers: lines })
}

test.each([
  ['costs more later', 'MONTHLY', [monthly('9.95', '12.95')], [['MONTHLY', '47.90']]],
  [
    'is sold by the month only',
    'ANNUAL',
    [monthly('5.00')],
    [
      ['ANNUAL', '384.45'],
      ['MONTHLY', '5.00'],
    ],
  ],
  ['is paid once', 'MONTHLY', [priced('ONE_TIME', '20.00')], [['MONTHLY', '34.95']]],
  ['costs the same', 'ANNUAL', [monthly('9.95'), priced('ANNUAL', '90.00')], [['ANNUAL', '474.45']]],
] as const)(
  'cart, review and agreement tell the same renewals where a supplement %s',
  (_, period, prices, expected) => {
    const offers = offerWith(...prices)
    const cart = cartWith({
      products: ['legal'],
      tiers: { legal: 'Family Plus' },
      supplements: { legal: ['trialDefensePersonal'] },
      billingPeriods: { legal: period },
    })
    const order = placed(cart, offers)
    const told = (renewals: readonly { period: string; amount: string | undefined }[]) =>
      renewals.map(({ period: of, amount }) => [of, amount])
    expect(told(totalsOf(cartLines(cart, offers, terms)).renewals)).toEqual(expected)
    expect(told(renewalsOf(draftLines(newOrderOf(cart, offers), offers, 'en-US')))).toEqual(expected)
    expect(told(renewalsOf(linesOf(order, offers)))).toEqual(expected)
    expect(areTermsKnown(order, offers)).toBe(true)
  },
)

test('a supplement renews at the price that it was ordered at, whichever period was expected', () => {
  const offers = offerWith(monthly('9.95', '12.95'), priced('ANNUAL', '90.00'))
  const ordered = (price: string) =>
    orderOf({
      offers: [
        lineOf({
          offerId: legal.id,
          productId: product.id,
          billingPeriod: 'ANNUAL',
          initialPrice: '384.45',
          renewalPrice: '384.45',
          quantity: 2,
          supplements: [{ supplementId: trial.id, label: 'Trial Defense', price }],
        }),
      ],
    })
  const renewals = (price: string) => renewalsOf(linesOf(ordered(price), offers, () => 'MONTHLY'))
  expect(renewals('19.90')).toEqual([
    { period: 'ANNUAL', amount: '384.45' },
    { period: 'MONTHLY', amount: '25.90' },
  ])
  expect(renewals('180.00')).toEqual([{ period: 'ANNUAL', amount: '564.45' }])
  // No price of the offer: nobody knows what it renews at.
  expect(renewals('7.00')).toEqual([{ period: 'ANNUAL', amount: undefined }])
  expect(areTermsKnown(ordered('7.00'), offers)).toBe(false)
  expect(areTermsKnown(ordered('19.90'), [])).toBe(false)
})
