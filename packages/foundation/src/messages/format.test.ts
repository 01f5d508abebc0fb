import { expect, test } from 'vitest'
import { formatMessage } from './format.ts'

const invoices = { one: '{count} facture', many: '{count} de factures', other: '{count} factures' }

test('the plural form is the one of the locale: in French 0 is singular, in English it is not', () => {
  expect(formatMessage(invoices, 'fr-CA', { count: 0 })).toBe('0 facture')
  expect(formatMessage({ one: '{count} invoice', other: '{count} invoices' }, 'en-US', { count: 0 })).toBe('0 invoices')
})

test('French and Spanish have a form for millions, and do with the usual one where it is left out', () => {
  expect(formatMessage(invoices, 'fr-CA', { count: 1_000_000 })).toBe('1\u00a0000\u00a0000 de factures')
  expect(formatMessage({ one: 'x', other: '{count} facturas' }, 'es-US', { count: 1_000_000 })).toBe(
    '1,000,000 facturas',
  )
})

test('values stand where their names are, numbers written by the locale; what is not given stays visible', () => {
  expect(formatMessage('{name} owes {count}: {what}', 'fr-CA', { name: 'Ada', count: 1234.5 })).toBe(
    'Ada owes 1\u00a0234,5: {what}',
  )
})

test('a value that looks like a placeholder is not filled in again', () => {
  expect(formatMessage('{a}{b}', 'en-US', { a: '{b}', b: 'x' })).toBe('{b}x')
})
