import { expect, test } from 'vitest'
import type { Transaction } from '../shared/received.ts'
import { type Attempt, leftBy, verdictAfter } from './outcome.rules.ts'

const sentAt = Date.parse('2026-03-10T12:00:00Z')
const attempt: Attempt = {
  agreement: { name: 'charge', methodId: 'visa', amount: '10.00', currency: 'USD' },
  before: new Set(['old']),
  sentAt,
}
const made = (facts: Partial<Transaction> = {}): Transaction => ({
  id: 'new',
  identityId: 'ada',
  type: 'CHARGE',
  status: 'APPROVED',
  amount: '10.0',
  currency: 'USD',
  paymentMethodId: 'visa',
  at: '2026-03-10T12:00:01.000Z',
  ...facts,
})
const answer = (...data: unknown[]) => ({ ok: true, status: 200, data }) as const

test('a new transaction of its kind, method, currency and amount is its effect', () => {
  expect(verdictAfter(attempt, answer(made()))).toEqual({ outcome: 'applied', data: made() })
})

test.each([
  ['there before', { id: 'old' }],
  ['of another type', { type: 'SALE' }],
  ['of another method', { paymentMethodId: 'amex' }],
  ['of another amount', { amount: '10.01' }],
  ['in another currency', { currency: 'CAD' }],
  ['made long before it was sent', { at: '2026-03-10T11:50:00.000Z' }],
])('one %s is not', (_, facts) => {
  expect(verdictAfter(attempt, answer(made(facts as Partial<Transaction>))).outcome).toBe('absent')
})

test('nobody can tell without an answer, or while one of them cannot be read', () => {
  expect(verdictAfter(attempt, { ok: false, status: 401, data: null }).outcome).toBe('unclear')
  expect(verdictAfter(attempt, answer({ id: 'other', amount: 5 })).outcome).toBe('unclear')
  expect(verdictAfter(attempt, answer({ id: 'old', amount: 5 })).outcome).toBe('absent')
})

test('two of them are two', () => {
  expect(leftBy(attempt, [made(), made({ id: 'new-2' })])).toHaveLength(2)
})
