import { describe, expect, test } from 'vitest'
import { invoiceOf, itemOf } from '../testing/invoice.ts'
import {
  amountProblem,
  blockedMethods,
  cooldownLeft,
  isChargeOpen,
  isExpired,
  nextLookIn,
  outcomeOf,
} from './pay.rules.ts'

const charged = (status: string, at = '2026-03-10T12:00:00Z', paymentMethodId = 'visa') =>
  itemOf({
    type: 'TRANSACTION',
    transaction: { id: `tx-${at}`, status: status as 'APPROVED', type: 'SALE', at, paymentMethodId },
  })

describe('outcomeOf', () => {
  test.each([
    ['APPROVED', 'approved'],
    ['DECLINED', 'declined'],
    ['HARD_DECLINED', 'hardDeclined'],
    ['TIMEDOUT', 'unknown'],
    ['CREATED', 'processing'],
  ])('%s is %s', (status, kind) => {
    expect(outcomeOf(invoiceOf({ items: [charged(status)] })).kind).toBe(kind)
  })

  test('the latest attempt decides, whatever the order of the items; a refund is no attempt', () => {
    const items = [
      charged('APPROVED', '2026-03-10T12:00:00Z'),
      charged('DECLINED', '2026-03-09T12:00:00Z'),
      itemOf({
        type: 'TRANSACTION',
        transaction: { id: 'back', status: 'DECLINED', type: 'REFUND', at: '2026-03-11T12:00:00Z' },
      }),
    ]
    expect(outcomeOf(invoiceOf({ items })).kind).toBe('approved')
  })

  test('a paid invoice without transactions is paid; an unpaid one is still on its way', () => {
    expect(outcomeOf(invoiceOf({ status: 'PAID' })).kind).toBe('approved')
    expect(outcomeOf(invoiceOf({ status: 'ACTIVE' })).kind).toBe('processing')
  })
})

test.each([
  [undefined, 'missing'],
  ['', 'missing'],
  [null, 'unreadable'],
  ['0', 'tooSmall'],
  ['-1.00', 'tooSmall'],
  ['49.91', 'tooLarge'],
  ['49.90', undefined],
  ['0.01', undefined],
])('an amount of %s out of 49.90 is %s', (amount, problem) => {
  expect(amountProblem(amount, '49.90')).toBe(problem)
})

test('only a method that was declined for good is blocked', () => {
  const items = [
    charged('DECLINED', '2026-03-09T12:00:00Z', 'visa'),
    charged('HARD_DECLINED', '2026-03-10T12:00:00Z', 'amex'),
  ]
  expect([...blockedMethods(invoiceOf({ items }))]).toEqual(['amex'])
})

test('a card is good until the end of its month', () => {
  const card = { type: 'VISA' as const, lastFour: '4242', expiresOn: '2026-03' }
  expect(isExpired({ card }, '2026-03-31')).toBe(false)
  expect(isExpired({ card }, '2026-04-01')).toBe(true)
})

describe('cooldownLeft', () => {
  const until = '2026-03-10T12:05:00Z'
  const now = Date.parse('2026-03-10T12:00:00Z')

  test('concerns every method, or the one it names', () => {
    expect(cooldownLeft({ isCoolingDown: true, until }, 'visa', now)).toBe(300_000)
    expect(cooldownLeft({ isCoolingDown: true, until, paymentMethodId: 'visa' }, 'amex', now)).toBe(0)
  })

  test('is over when its time has come', () => {
    expect(cooldownLeft({ isCoolingDown: true, until }, 'visa', Date.parse(until))).toBe(0)
    expect(cooldownLeft({ isCoolingDown: false }, 'visa', now)).toBe(0)
  })
})

test('a settling payment is looked up after 1, 2, 4 and 8 seconds, then every 15, whenever one asks', () => {
  const looks: number[] = []
  for (let elapsed = 0; looks.length < 6; elapsed += nextLookIn(elapsed)) looks.push(elapsed + nextLookIn(elapsed))
  expect(looks).toEqual([1000, 3000, 7000, 15_000, 30_000, 45_000])
  expect(5000 + nextLookIn(5000)).toBe(7000)
  expect(44_999 + nextLookIn(44_999)).toBe(45_000)
})

test('an attempt without an outcome is waited for, but not for ever', () => {
  const now = Date.parse('2026-03-10T12:30:00Z')
  const open = (status: string, at: string) => isChargeOpen(invoiceOf({ items: [charged(status, at)] }), now)
  expect(open('TIMEDOUT', '2026-03-10T12:00:00Z')).toBe(true)
  expect(open('CREATED', '2026-03-10T12:00:00Z')).toBe(true)
  expect(open('DECLINED', '2026-03-10T12:00:00Z')).toBe(false)
  expect(open('TIMEDOUT', '2026-03-10T11:00:00Z')).toBe(false)
  expect(isChargeOpen(invoiceOf(), now)).toBe(false)
})
