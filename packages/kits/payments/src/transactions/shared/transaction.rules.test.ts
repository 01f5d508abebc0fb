import { expect, test } from 'vitest'
import type { Transaction } from './received.ts'
import { blockedMethods, isSettling, shownAmount, unansweredAttempts } from './transaction.rules.ts'

const made = (facts: Partial<Transaction>): Transaction => ({
  id: 'tx',
  identityId: 'ada',
  type: 'SALE',
  status: 'APPROVED',
  amount: '10.00',
  currency: 'USD',
  paymentMethodId: 'visa',
  at: '2026-03-10T12:00:00.000Z',
  ...facts,
})

test('a refund is below zero, a verification has no amount', () => {
  expect(shownAmount(made({ type: 'REFUND' }))).toBe('-10.00')
  expect(shownAmount(made({ type: 'REFUND', amount: '-10.00' }))).toBe('-10.00')
  expect(shownAmount(made({ type: 'VERIFY', amount: '0.00' }))).toBeUndefined()
  expect(shownAmount(made({ type: 'ADDED_LATER' }))).toBe('10.00')
})

test('a permanent decline blocks a method until a later attempt is not declined that way', () => {
  const declined = made({ id: 'a', status: 'HARD_DECLINED' })
  const later = '2026-03-11T12:00:00.000Z'
  expect([...blockedMethods([declined]).keys()]).toEqual(['visa'])
  expect(blockedMethods([declined, made({ id: 'b', at: later })]).size).toBe(0)
  // Money given back says nothing of the next attempt.
  expect(blockedMethods([declined, made({ id: 'c', type: 'REFUND', at: later })]).size).toBe(1)
})

test('what the bank has not answered is awaited for an hour, by the platform’s clock', () => {
  const open = made({ status: 'TIMEDOUT' })
  expect(isSettling(open, Date.parse('2026-03-10T12:59:00Z'))).toBe(true)
  expect(isSettling(open, Date.parse('2026-03-10T13:00:00Z'))).toBe(false)
  expect(isSettling(open, undefined)).toBe(true)
  expect(isSettling(made({}), undefined)).toBe(false)
  expect(unansweredAttempts([open, made({ type: 'VERIFY', status: 'CREATED' })])).toEqual([open])
})
