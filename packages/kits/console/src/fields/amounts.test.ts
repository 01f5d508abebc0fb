import { number, YearMonth } from '@memberkit/contract'
import { fieldOf, fieldsOf } from '@memberkit/contract/fields'
import { expect, test } from 'vitest'
import { desks } from '../testing/operation-cases.ts'
import { currencyFor, formatValue } from './format.ts'

const desk = desks.find(({ service }) => service === 'taxes')!
const words = { value: (_: unknown, value: string) => value } as never
const options = { locale: 'en-US', timeZone: 'UTC', words, names: desk.names, yes: 'Yes', no: 'No' } as const
const money = { ...fieldOf('amount', YearMonth), kind: 'money' } as const

test('an amount is in a currency that something says, else in none', () => {
  expect(formatValue(money, '1049.90', { ...options, currency: 'CAD' })).toBe('CA$1,049.90')
  expect(formatValue(money, '1049.90', options)).toBe('1,049.90')
})

test('an amount without a currency keeps its digits, and takes a minus sign as wide as one', () => {
  expect(formatValue(money, '-12345678901234567890.10', options)).toBe('−12,345,678,901,234,567,890.10')
  expect(formatValue(money, '-0.00', options)).toBe('0.00')
})

test('a month shows as people say it', () => {
  expect(formatValue(fieldOf('expiresOn', YearMonth), '2027-05', options)).toBe('May 2027')
  expect(formatValue(fieldOf('expiresOn', YearMonth), 'soon', options)).toBe('soon')
})

test('an amount with a currency of its own is in no other; one without is in that around it', () => {
  const subscriptions = desks.find(({ service }) => service === 'subscriptions')!
  const amountOf = (owner: string) => {
    const [schema] = [...subscriptions.names].find(([, name]) => name === owner)!
    return fieldsOf(schema, owner).find(({ kind }) => kind === 'money')!
  }
  expect(currencyFor(amountOf('NewSubscriptionDiscount'), undefined, 'USD')).toBeUndefined()
  expect(currencyFor(amountOf('NewSubscriptionDiscount'), 'CAD', 'USD')).toBe('CAD')
  expect(currencyFor(amountOf('CatchUpInstalment'), undefined, 'USD')).toBe('USD')
})

test('a share of one shows in percent', () => {
  expect(formatValue(fieldOf('confidence', number), 0.85, options)).toBe('85%')
})
