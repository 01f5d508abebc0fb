import { expect, test } from 'vitest'
import { formatMessage } from './format.ts'

const invoices = { one: '{count} facture', many: '{count} de factures', other: '{count} factures' }

test('plural forms follow the locale: 0 is singular in French, plural in English', () => {
  expect(formatMessage(invoices, 'fr-CA', { count: 0 })).toBe('0 facture')
  expect(formatMessage({ one: '{count} invoice', other: '{count} invoices' }, 'en-US', { count: 0 })).toBe('0 invoices')
})

test('French and Spanish use `many` for millions, and `other` where it is missing', () => {
  expect(formatMessage(invoices, 'fr-CA', { count: 1_000_000 })).toBe('1\u00a0000\u00a0000 de factures')
  expect(formatMessage({ one: 'x', other: '{count} facturas' }, 'es-US', { count: 1_000_000 })).toBe(
    '1,000,000 facturas',
  )
})

test('placeholders are filled, numbers are formatted by locale, and missing values stay visible', () => {
  expect(formatMessage('{name} owes {count}: {what}', 'fr-CA', { name: 'Ada', count: 1234.5 })).toBe(
    'Ada owes 1\u00a0234,5: {what}',
  )
})

test('a value that looks like a placeholder is not expanded', () => {
  expect(formatMessage('{a}{b}', 'en-US', { a: '{b}', b: 'x' })).toBe('{b}x')
})
