import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { moneyNotation } from './money-text.ts'

const nbsp = '\u00a0'

describe('formatting', () => {
  test.each([
    ['en-US', 'USD', '1234.5', '1,234.50', '$', undefined],
    ['en-CA', 'CAD', '49.90', '49.90', '$', undefined],
    ['fr-CA', 'CAD', '1234567.8', `1${nbsp}234${nbsp}567,80`, undefined, '$'],
    ['fr-CA', 'USD', '49.90', '49,90', undefined, `$${nbsp}US`],
    ['en-US', 'CAD', '49.90', '49.90', 'CA$', undefined],
    ['es-US', 'CAD', '49.90', '49.90', 'CAD', undefined],
    ['en-US', 'JPY', '1200', '1,200', '¥', undefined],
    ['en-US', 'USD', '-5.00', '-5.00', '$', undefined],
    ['en-US', 'USD', '', '', '$', undefined],
  ])('%s, %s: %s is %s', (locale, currency, amount, text, prefix, suffix) => {
    const notation = moneyNotation(locale, currency)
    expect({ text: notation.write(amount), prefix: notation.prefix, suffix: notation.suffix }).toEqual({
      text,
      prefix,
      suffix,
    })
  })

  test('keeps every digit of an amount beyond the precision of a float', () => {
    expect(moneyNotation('en-US', 'USD').write('12345678901234567.89')).toBe('12,345,678,901,234,567.89')
  })
})

describe('parsing', () => {
  test.each([
    ['en-US', 'USD', '49.9', '49.90'],
    ['en-US', 'USD', '49.', '49.00'],
    ['en-US', 'USD', '.5', '0.50'],
    ['en-US', 'USD', '0049', '49.00'],
    ['en-US', 'USD', ' $1,234.50 ', '1234.50'],
    ['en-US', 'USD', '1 234.50', '1234.50'],
    ['en-US', 'USD', '', ''],
    ['en-US', 'USD', '-5', '-5.00'],
    ['en-US', 'USD', '\u22125', '-5.00'],
    ['en-US', 'USD', '-0', '0.00'],
    ['en-US', 'JPY', '1,200', '1200'],
    ['fr-CA', 'CAD', '49,9', '49.90'],
    ['fr-CA', 'CAD', '49.90', '49.90'],
    ['fr-CA', 'CAD', `1${nbsp}234,50${nbsp}$`, '1234.50'],
    ['fr-CA', 'CAD', '1 234,50', '1234.50'],
    ['fr-CA', 'CAD', '1\u202f234,50', '1234.50'],
    ['de-DE', 'EUR', '1.234,50', '1234.50'],
  ])('%s, %s: %j is %j', (locale, currency, text, amount) => {
    expect(moneyNotation(locale, currency).parse(text)).toBe(amount)
  })

  test.each([
    ['en-US', 'USD', '49,90'],
    ['en-US', 'USD', '1,23,456'],
    ['en-US', 'USD', '49.999'],
    ['en-US', 'USD', '1.2.3'],
    ['en-US', 'USD', 'about 50'],
    ['en-US', 'USD', '1e3'],
    ['en-US', 'USD', '.'],
    ['en-US', 'USD', '-'],
    ['en-US', 'USD', '$'],
    ['en-US', 'JPY', '12.5'],
    ['fr-CA', 'CAD', '1,234.50'],
    ['fr-CA', 'CAD', '1,234'],
    ['de-DE', 'EUR', '49.90'],
  ])('%s, %s: %j is not an amount', (locale, currency, text) => {
    expect(moneyNotation(locale, currency).parse(text)).toBeNull()
  })

  test('round-trips every formatted amount in every locale', () => {
    const cents = fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n })
    const locales = fc.constantFrom('en-US', 'en-CA', 'fr-CA', 'es-US', 'de-DE', 'fr-FR')
    fc.assert(
      fc.property(cents, locales, fc.constantFrom('USD', 'CAD'), (value, locale, currency) => {
        const digits = (value < 0n ? -value : value).toString().padStart(3, '0')
        const amount = `${value < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
        const notation = moneyNotation(locale, currency)
        expect(notation.parse(notation.write(amount))).toBe(amount)
      }),
    )
  })
})
