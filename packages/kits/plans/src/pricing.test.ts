import { BillingPeriod } from '@memberkit/contract'
import { addDecimals, compareDecimals, type Locale, locales } from '@memberkit/platform/formats'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  cheapestTier,
  currencyFor,
  defaultPeriod,
  findPrice,
  formatPrice,
  initialAmount,
  periodLabel,
  renewalAmount,
  sortTiers,
} from './pricing.ts'

/** Intl separates with no-break spaces; tests are easier to read with plain ones. */
const plain = (text: string) => text.replace(/[\u00a0\u202f\u2009]/g, ' ')
const periods = ['ANNUAL', 'BIANNUAL', 'DAILY', 'MONTHLY', 'ONE_TIME', 'PAY_PERIOD', 'QUARTERLY', 'WEEKLY']

describe('Currency display: CAD for locales en-CA and fr-CA, USD otherwise; … Default currency USD when the locale is unknown', () => {
  test.each([
    ['en-CA', 'CAD'],
    ['fr-CA', 'CAD'],
    ['en-US', 'USD'],
    ['es-US', 'USD'],
    ['en-GB', 'USD'],
    [undefined, 'USD'],
  ])('%s: %s', (locale, currency) => {
    expect(currencyFor(locale)).toBe(currency)
  })
})

describe('the billing period is shown after a slash', () => {
  test.each<[Locale, string[]]>([
    ['en-US', ['/year', '/6 months', '/day', '/month', '/once', '/pay period', '/quarter', '/week']],
    ['en-CA', ['/year', '/6 months', '/day', '/month', '/once', '/pay period', '/quarter', '/week']],
    ['fr-CA', ['/an', '/6 mois', '/jour', '/mois', '/une fois', '/période de paie', '/trimestre', '/semaine']],
    ['es-US', ['/año', '/6 meses', '/día', '/mes', '/una vez', '/período de nómina', '/trimestre', '/semana']],
  ])('%s', (locale, units) => {
    const currency = currencyFor(locale)
    const shown = periods.map((period) => plain(formatPrice({ amount: '29.95', currency, period }, locale)))
    const amount = locale === 'fr-CA' ? '29,95 $' : '$29.95'
    expect(shown).toEqual(units.map((unit) => `${amount}${unit}`))
  })
})

describe('Period labels exist for annual, biannual, daily, monthly, once, pay period, quarterly, weekly', () => {
  test('these are all of the platform’s periods', () => {
    expect([...BillingPeriod.options].toSorted()).toEqual(periods)
  })

  test.each(locales)('%s has a label of its own for each', (locale) => {
    const labels = periods.map((period) => periodLabel(period, locale))
    expect(new Set(labels).size).toBe(periods.length)
    for (const label of labels) expect(label).not.toMatch(/_|biannual/i)
  })
})

test('Pricing: default billing period MONTHLY', () => {
  expect(defaultPeriod).toBe('MONTHLY')
})

describe('amounts are decimal texts, never floats', () => {
  // Amounts that differ by a cent where a float no longer can.
  const amount = fc
    .tuple(fc.bigInt({ min: 0n, max: 10n ** 20n }), fc.integer({ min: 0, max: 99 }))
    .map(([whole, cents]) => `${whole}.${String(cents).padStart(2, '0')}`)
  const tierOf = (name: string, initialListPrice: string) => ({
    name,
    prices: [{ billingPeriod: 'MONTHLY', initialListPrice }],
  })

  test('what is found is the text that was given', () => {
    fc.assert(
      fc.property(amount, amount, (first, later) => {
        const price = findPrice([{ billingPeriod: 'MONTHLY', initialListPrice: first, renewalListPrice: later }])
        expect([initialAmount(price), renewalAmount(price)]).toEqual([first, later])
      }),
    )
  })

  test('a cent decides the order and the cheapest, however large the amount', () => {
    fc.assert(
      fc.property(amount, (less) => {
        const more = addDecimals(less, '0.01')
        const tiers = [tierOf('more', more), tierOf('less', less)]
        expect(compareDecimals(more, less)).toBe(1)
        expect(sortTiers(tiers).map(({ name }) => name)).toEqual(['less', 'more'])
        expect(cheapestTier(tiers)?.name).toBe('less')
      }),
    )
  })

  test('a number is no amount', () => {
    const float = { billingPeriod: 'MONTHLY', initialListPrice: 29.95 as unknown as string }
    expect(initialAmount(float)).toBeUndefined()
  })
})
