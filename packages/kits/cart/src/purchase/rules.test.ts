import type { NewOrder } from '@memberkit/contract/commerce/orders'
import { describe, expect, test } from 'vitest'
import { changesBetween, isOrderOf } from '../order/order-changes.rules.ts'
import { sumOf, times } from '../order/amounts.rules.ts'
import { draftLines, linesOf, lineTotal, renewalsOf } from '../order/order-lines.rules.ts'
import type { Offer, Product, ProductContract } from '../order/received.ts'
import { legal, monthly, offers as cartOffers } from '../cart/testing/offers.ts'
import { contentOf, keyFor } from './cart-memory.ts'
import { contractsFor } from './consent.rules.ts'
import { amountDue, nextDelay, nextSetUpDelay, showsPurchase, verdictAfter } from './purchase.rules.ts'
import { lineOf, orderOf } from './testing/order.ts'

describe('a purchase shows in the order', () => {
  const before = orderOf()
  test.each([
    ['paid meanwhile', before, orderOf({ status: 'PROCESSING' }), true],
    ['still open', before, orderOf(), false],
    ['still open, but edited', before, orderOf({ version: '2', source: 'spring' }), false],
    ['failed', before, orderOf({ status: 'PAYMENT_FAILED', version: '2' }), true],
    [
      'failed once more',
      orderOf({ status: 'PAYMENT_FAILED' }),
      orderOf({ status: 'PAYMENT_FAILED', version: '2' }),
      true,
    ],
    ['failed, not tried again', orderOf({ status: 'PAYMENT_FAILED' }), orderOf({ status: 'PAYMENT_FAILED' }), false],
    [
      'failed, and its source changed',
      orderOf({ status: 'PAYMENT_FAILED' }),
      orderOf({ status: 'PAYMENT_FAILED', version: '2', source: 'x' }),
      false,
    ],
    ['in a status that nobody knows', before, orderOf({ status: 'ESCALATED', version: '2' }), false],
  ])('%s', (_, old, now, shows) => {
    expect(showsPurchase(old, now)).toBe(shows)
  })

  test('a refused reading tells nothing', () => {
    expect(verdictAfter(before, { ok: false, status: 404 } as never)).toEqual({ outcome: 'unclear' })
  })
})

describe('what is due', () => {
  const part = orderOf({
    status: 'PARTIALLY_FUNDED',
    offers: [lineOf({ status: 'FUNDED' }), lineOf({ id: 'line-2', status: 'PAYMENT_FAILED', initialPrice: '18.50' })],
    total: '48.45',
  })
  test('is the total of an unpaid order, and nothing of a paid one', () => {
    expect(amountDue(orderOf())).toBe('29.95')
    expect(amountDue(orderOf({ status: 'PROVISIONED' }))).toBeUndefined()
    expect(amountDue(orderOf({ status: 'ESCALATED' }))).toBeUndefined()
  })
  test('of a part is its invoice’s, or its lines’ without tax; else nobody knows', () => {
    expect(amountDue(part, { due: '20.00', currency: 'USD' })).toBe('20.00')
    expect(amountDue(part, { due: '20.00', currency: 'CAD' })).toBeUndefined()
    expect(amountDue({ ...part, tax: '0.00' })).toBe('18.50')
    expect(amountDue({ ...part, tax: '1.25' })).toBeUndefined()
    expect(amountDue(part)).toBeUndefined()
  })
})

test('two totals, never blended: periods apart, one-time purchases in neither', () => {
  const lines = linesOf(
    orderOf({
      offers: [
        lineOf({ supplements: [{ supplementId: 's', label: 'Trial Defense', price: '0.10' }] }),
        lineOf({ initialPrice: '0.20', renewalPrice: '0.20' }),
        lineOf({ billingPeriod: 'ANNUAL', initialPrice: '99.00', renewalPrice: undefined }),
        lineOf({ billingPeriod: 'ONE_TIME', initialPrice: '18.50' }),
      ],
    }),
  )
  expect(sumOf(lines.map(lineTotal))).toBe('147.75')
  expect(renewalsOf(lines)).toEqual([
    { period: 'MONTHLY', amount: '35.25' },
    { period: 'ANNUAL', amount: '99.00' },
  ])
})

describe('before there is an order', () => {
  const price = { billingPeriod: 'MONTHLY', initialListPrice: '0.10', renewalListPrice: '0.20' }
  const offers = [
    {
      id: 'offer-1',
      products: [
        {
          id: 'product-1',
          name: 'Legal',
          friendlyNames: [{ locale: 'en-US', text: 'Legal plan' }],
          merchandisedTiers: [
            {
              id: 'tier-1',
              name: 'Legal Plan Family',
              friendlyNames: [{ locale: 'en-US', text: 'Family' }],
              prices: [price],
            },
          ],
          supplements: [],
        },
      ],
    },
  ] as unknown as Offer[]
  const wanted: NewOrder = {
    currency: 'USD',
    offers: [
      { offerId: 'offer-1', productId: 'product-1', tier: 'tier-1', billingPeriod: 'MONTHLY', quantity: 3 },
      { offerId: 'offer-2', productId: 'product-2', billingPeriod: 'MONTHLY', supplementIds: ['gone'] },
    ],
  }
  test('lines are priced by their offers, and a missing price is never zero', () => {
    const [known, unknown] = draftLines(wanted, offers, 'en-US')
    expect(known).toMatchObject({ label: 'Legal plan · Family', initial: '0.30', renewal: '0.60', quantity: 3 })
    expect(unknown).toMatchObject({ label: 'product-2', initial: undefined })
    expect(sumOf([lineTotal(known!), lineTotal(unknown!)])).toBeUndefined()
    expect(times('0.10', 3)).toBe('0.30')
  })

  test('a supplement that is sold by another period than its plan renews by that one', () => {
    const trial = { ...cartOffers[0]!.products[0]!.supplements[0]!, prices: [monthly('9.95', '12.95')] }
    const sold = [{ ...legal, products: [{ ...legal.products[0]!, supplements: [trial] }] }]
    const annual: NewOrder = {
      currency: 'USD',
      offers: [
        {
          offerId: 'offer-legal',
          productId: 'product-legal',
          tier: 'Family Plus',
          billingPeriod: 'ANNUAL',
          supplementIds: [trial.id],
        },
      ],
    }
    const lines = draftLines(annual, sold, 'en-US')
    expect(sumOf(lines.map(lineTotal))).toBe('394.40')
    expect(renewalsOf(lines)).toEqual([
      { period: 'ANNUAL', amount: '384.45' },
      { period: 'MONTHLY', amount: '12.95' },
    ])
  })
})

test('an order is used again only for the same lines', () => {
  const wanted: NewOrder = {
    currency: 'USD',
    offers: [{ offerId: 'offer-1', productId: 'product-1', tier: 'Legal Plan Family', billingPeriod: 'MONTHLY' }],
  }
  const is = (facts: object, more: Partial<NewOrder> = {}) => isOrderOf(orderOf(facts), { ...wanted, ...more })
  expect(is({})).toBe(true)
  expect(is({}, { currency: 'CAD' })).toBe(false)
  expect(is({ region: 'TX' })).toBe(false)
  expect(is({ offers: [lineOf({ tier: 'Legal Plan Family Plus' })] })).toBe(false)
  expect(is({ offers: [lineOf(), lineOf()] })).toBe(false)
})

test('what changed is told fact by fact', () => {
  const after = orderOf({ total: '30.00', offers: [lineOf({ renewalPrice: '40.00' })] })
  expect(changesBetween(orderOf(), { ...orderOf(), version: '2' })).toEqual([])
  expect(changesBetween(orderOf(), after)).toEqual([
    { fact: 'total', before: '29.95', after: '30.00' },
    { fact: 'renewal', before: 'MONTHLY 34.95', after: 'MONTHLY 40.00' },
  ])
})

describe('contracts', () => {
  const contract = (id: string, locale: string, stateProvince?: string) =>
    ({ id, name: id, locale, stateProvince }) as ProductContract
  const product = {
    id: 'product-1',
    contracts: [contract('en', 'en-US'), contract('es', 'es-US'), contract('tx', 'en-US', 'TX')],
    stateVariants: [{ stateProvince: 'QC', contracts: [contract('qc-fr', 'fr-CA'), contract('qc-en', 'en-CA')] }],
    productTiers: [{ name: 'Legal Plan Family', contracts: [contract('tier', 'en-CA')], stateVariants: [] }],
    supplements: [],
  } as unknown as Product
  const lines = linesOf(orderOf())
  test.each([
    ['en-US', undefined, ['en', 'tier']],
    ['es-US', undefined, ['es', 'tier']],
    ['en-US', 'TX', ['tx', 'tier']],
    ['fr-CA', 'QC', ['qc-fr', 'tier']],
    ['en-CA', 'QC', ['qc-en', 'tier']],
    ['fr-CA', undefined, ['en', 'tier']],
  ] as const)('in %s for %s', (locale, region, ids) => {
    expect(contractsFor(lines, [product], { locale, region }).map(({ id }) => id)).toEqual(ids)
  })
})

test('a cart’s key differs by contents and by whom it is for, and names nobody', () => {
  const wanted: NewOrder = {
    currency: 'USD',
    offers: [],
    buyer: { firstName: 'Nia', lastName: 'Newexample', email: 'nia@example.com' },
  }
  expect(contentOf(wanted)).toBe(contentOf({ ...wanted, buyer: undefined }))
  expect(keyFor(wanted, 'ada')).not.toBe(keyFor(wanted, 'grace'))
  expect(keyFor(wanted)).not.toContain('Nia')
})

test('a pending payment is read again less and less often, for an hour', () => {
  expect([0, 2000, 6000, 14_000].map(nextDelay)).toEqual([2000, 4000, 8000, 15_000])
  expect(nextDelay(29_000)).toBe(30_000)
  expect(nextDelay(3_600_000)).toBeUndefined()
})

test('a paid order is read again until it is set up, about once a minute, for an hour', () => {
  expect([0, 10_000, 40_000, 100_000].map(nextSetUpDelay)).toEqual([10_000, 30_000, 60_000, 60_000])
  expect(nextSetUpDelay(3_600_000)).toBeUndefined()
})
