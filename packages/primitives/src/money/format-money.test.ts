import { expect, test } from 'vitest'
import { formatMoney } from './format-money.ts'

test.each([
  ['en-US', 'USD', '$1,204.50'],
  ['en-US', 'CAD', 'CA$1,204.50'],
  ['en-CA', 'CAD', '$1,204.50'],
  ['fr-CA', 'CAD', '1 204,50 $'],
  ['fr-CA', 'USD', '1 204,50 $ US'],
  ['es-US', 'CAD', 'CAD 1,204.50'],
])('in %s, %s', (locale, currency, expected) => {
  expect(formatMoney('1204.50', currency, locale)?.replace(/\s/g, ' ')).toBe(expected)
})

test('keeps every digit of an amount beyond the precision of a float', () => {
  expect(formatMoney('9007199254740993.01', 'USD', 'en-US')).toBe('$9,007,199,254,740,993.01')
})

test('formats negative amounts', () => {
  expect(formatMoney('-5.00', 'USD', 'en-US')).toBe('−$5.00')
})

test.each(['', 'about ten', '1e3', 'NaN', '0x10', '1,204.50'])('%j is not a decimal', (amount) => {
  expect(formatMoney(amount, 'USD', 'en-US')).toBeUndefined()
})

test('shows an unknown currency code', () => {
  expect(formatMoney('5.00', 'DOLLAR', 'en-US')).toBe('5.00 DOLLAR')
})
