import { NumberParser } from '@internationalized/number'
import { describe, expect, test } from 'vitest'
import { parseDecimal, writeDecimal } from './decimal-text.ts'

const locales = ['en-US', 'en-CA', 'fr-CA', 'es-US']
const read = (text: string, locale: string, mostDigits = 2) => parseDecimal(text, { locale, mostDigits })

describe('digits and separators of other scripts', () => {
  test.each([
    ['Arabic', '١٢٣٤٫٥٦'],
    ['Arabic, grouped', '١٬٢٣٤٫٥٦'],
    ['Arabic, with the comma of the keyboard', '١٢٣٤,٥٦'],
    ['Arabic, with its own comma', '١٢٣٤،٥٦'],
    ['Arabic, with a point', '١٢٣٤.٥٦'],
    ['Persian', '۱۲۳۴٫۵۶'],
    ['Persian, grouped', '۱٬۲۳۴٫۵۶'],
    ['Devanagari', '१२३४.५६'],
    ['Bengali', '১২৩৪.৫৬'],
    ['Thai', '๑๒๓๔.๕๖'],
    ['full width', '１２３４．５６'],
    ['Chinese', '一二三四.五六'],
  ])('%s: %j is 1234.56 in every locale', (_name, text) => {
    for (const locale of [...locales, 'ar-EG', 'fa', 'hi']) expect(read(text, locale), locale).toBe('1234.56')
  })

  test.each([
    ['١٬٢٣٫٥٦', 'misplaced group separators'],
    ['١٢٣٤٫٥٦٫٧', 'two decimal separators'],
    ['١٢٣٤٫٥٦٧', 'too many decimals'],
    ['مئة', 'a word'],
  ])('%j is invalid: %s', (text) => {
    for (const locale of [...locales, 'ar-EG']) expect(read(text, locale), locale).toBeNull()
  })

  test('parses signs and percent signs', () => {
    for (const minus of ['-', '\u2212', '－', '\u061c-', '\u200e\u2212'])
      expect(read(`${minus}١٢`, 'ar-EG')).toBe('-12')
    expect(read('+5', 'en-US')).toBe('5')
    for (const sign of ['%', '％', '٪'])
      expect(parseDecimal(`١٥ ${sign}`, { locale: 'fr-CA', mostDigits: 0, units: ['%'] })).toBe('15')
  })
})

describe('separators', () => {
  test.each([
    ['en-US', '1,234.56', '1234.56'],
    ['en-US', '1 234,56', null],
    ['en-US', '1 234,567', null],
    ['en-US', '12,34,567', null],
    ['en-CA', '1,234.56', '1234.56'],
    ['en-CA', '1 234,56', null],
    ['es-US', '1,234.56', '1234.56'],
    ['es-US', '1 234,56', null],
    ['fr-CA', '1 234,56', '1234.56'],
    ['fr-CA', '1,234.56', null],
    ['de-DE', '1.234,56', '1234.56'],
    ['de-CH', "1'234.56", '1234.56'],
    ['de-CH', '1’234.56', '1234.56'],
    ['en-IN', '12,34,567.89', '1234567.89'],
    ['en-IN', '1,234,567.89', '1234567.89'],
    ['en-IN', '1,23,4567', null],
    ['ar-EG', '1,234.56', '1234.56'],
    ['ar-EG', '1234,56', null],
    ['en-US', '１，２３４．５６', '1234.56'],
  ])('in %s %j is %j', (locale, text, amount) => {
    expect(read(text, locale)).toBe(amount)
  })
})

test('keeps every digit, where a float would not', () => {
  const long = '12345678901234567890.12'
  for (const locale of [...locales, 'ar-EG', 'fa', 'en-IN', 'de-CH']) {
    expect(read(writeDecimal(long, locale, 2), locale)).toBe(long)
    expect(read(writeDecimal('0.30', locale, 2), locale)).toBe('0.30')
  }
  expect(read('0.30000000000000004', 'en-US', 17)).toBe('0.30000000000000004')
})

// Why a text is not left to NumberParser: docs/decisions/forms.md.
test.each([
  ['49,90', 4990],
  ['1 234,56', 123456],
  ['1,23,456', 123456],
  ['12345678901234567890.12', 12345678901234567000],
  ['۱۲۳۴٫۵۶', NaN],
  ['１，２３４．５６', NaN],
])('NumberParser reads %j in en-US as %d', (text, number) => {
  expect(new NumberParser('en-US', { maximumFractionDigits: 2 }).parse(text)).toBe(number)
})
