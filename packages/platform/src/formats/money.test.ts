import { describe, expect, it } from 'vitest'
import { currencyFor, formatMoney, formatPrice, locales, periodLabel } from './index.ts'

/** Intl separates with no-break spaces; tests are easier to read with plain ones. */
const plain = (text: string) => text.replace(/[\u00a0\u202f\u2009]/g, ' ')

describe('commerce 9: "Currency display: CAD for locales en-CA and fr-CA, USD otherwise"', () => {
  it.each([
    ['en-CA', 'CAD'],
    ['fr-CA', 'CAD'],
    ['en-US', 'USD'],
    ['es-US', 'USD'],
    ['fr-FR', 'USD'],
  ])('%s uses %s', (locale, currency) => {
    expect(currencyFor(locale)).toBe(currency)
  })

  it('"Default currency USD when the locale is unknown"', () => {
    expect(currencyFor(undefined)).toBe('USD')
    expect(currencyFor('')).toBe('USD')
  })
})

describe("money is written in the document's currency and the viewer's locale", () => {
  it.each([
    ['en-US', 'USD', '$29.95'],
    ['en-US', 'CAD', 'CA$29.95'],
    ['en-CA', 'CAD', '$29.95'],
    ['en-CA', 'USD', 'US$29.95'],
    ['fr-CA', 'CAD', '29,95 $'],
    ['fr-CA', 'USD', '29,95 $ US'],
    ['es-US', 'USD', '$29.95'],
    ['es-US', 'CAD', 'CAD 29.95'],
  ] as const)('%s writes %s as %s', (locale, currency, text) => {
    expect(plain(formatMoney('29.95', currency, locale))).toBe(text)
  })

  it('keeps digits beyond the precision of a float', () => {
    expect(formatMoney('12345678901234567890.12', 'USD', 'en-US')).toBe('$12,345,678,901,234,567,890.12')
  })

  it('writes a discount with a minus sign, and negative zero without one', () => {
    expect(formatMoney('-5.00', 'USD', 'en-US')).toBe('−$5.00')
    expect(formatMoney('-0.00', 'USD', 'en-US')).toBe('$0.00')
  })

  it('never turns a malformed amount into zero', () => {
    expect(formatMoney('', 'USD', 'en-US')).toBe('')
    expect(formatMoney('n/a', 'USD', 'en-US')).toBe('n/a')
  })

  it('formats unknown currencies, and returns invalid ones as text', () => {
    expect(plain(formatMoney('5.00', 'XTS', 'en-US'))).toBe('XTS 5.00')
    expect(formatMoney('5.00', 'points', 'en-US')).toBe('5.00 points')
  })
})

describe('commerce 9: "the billing period is shown after a slash"', () => {
  const price = { amount: '49.90', currency: 'CAD', period: 'MONTHLY' }

  it.each([
    ['en-US', 'CA$49.90/month'],
    ['en-CA', '$49.90/month'],
    ['fr-CA', '49,90 $/mois'],
    ['es-US', 'CAD 49.90/mes'],
  ] as const)('%s: %s', (locale, text) => {
    expect(plain(formatPrice(price, locale))).toBe(text)
  })
})

describe('commerce 9: "Period labels exist for annual, biannual, daily, monthly, once, pay period, quarterly, weekly"', () => {
  const periods = ['ANNUAL', 'BIANNUAL', 'DAILY', 'MONTHLY', 'ONE_TIME', 'PAY_PERIOD', 'QUARTERLY', 'WEEKLY']
  const labels = (locale: (typeof locales)[number]) => periods.map((period) => periodLabel(period, locale))

  it('in English', () => {
    const english = [
      'Annually',
      'Every 6 months',
      'Daily',
      'Monthly',
      'Once',
      'Every pay period',
      'Quarterly',
      'Weekly',
    ]
    expect(labels('en-US')).toEqual(english)
    expect(labels('en-CA')).toEqual(english)
  })

  it('in French', () => {
    expect(labels('fr-CA')).toEqual([
      'Chaque année',
      'Tous les 6 mois',
      'Chaque jour',
      'Chaque mois',
      'Une seule fois',
      'À chaque période de paie',
      'Chaque trimestre',
      'Chaque semaine',
    ])
  })

  it('in Spanish', () => {
    expect(labels('es-US')).toEqual([
      'Cada año',
      'Cada 6 meses',
      'Cada día',
      'Cada mes',
      'Una sola vez',
      'Cada período de nómina',
      'Cada trimestre',
      'Cada semana',
    ])
  })

  it.each(locales)('never says "biannual" in %s, because it could mean every two years', (locale) => {
    const price = formatPrice({ amount: '1.00', currency: 'USD', period: 'BIANNUAL' }, locale)
    expect(`${periodLabel('BIANNUAL', locale)} ${price}`).not.toMatch(/bi-?an|semestr/i)
  })

  it('an unknown period is shown in plain words', () => {
    expect(periodLabel('EVERY_OTHER_WEEK', 'en-US')).toBe('Every other week')
    expect(formatPrice({ amount: '1.00', currency: 'USD', period: 'constructor' }, 'en-US')).toBe('$1.00/constructor')
  })
})
