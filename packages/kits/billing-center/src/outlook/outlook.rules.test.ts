import type { SubscriptionRow } from '@memberkit/subscriptions'
import { describe, expect, test } from 'vitest'
import { billingStateOf, isApartFromOwed, nextBillOf, plansStateOf, plansUsingMethod } from './outlook.rules.ts'

const row = (standing: string, subscription: Partial<SubscriptionRow['subscription']> = {}): SubscriptionRow => ({
  id: 'sub',
  standing,
  actions: [],
  subscription: {
    id: 'sub',
    label: 'Legal Plan',
    vendor: 'ATLAS',
    price: '29.95',
    currency: 'USD',
    billingPeriod: 'MONTHLY',
    nextBillOn: '2026-04-08',
    paymentMethodId: 'pm-1',
    ...subscription,
  } as SubscriptionRow['subscription'],
})

const readable = (rows: SubscriptionRow[]) => ({ rows, unreadable: [] })
const unreadable = [{ index: 1, problems: [] }] as never
const today = '2026-03-10'

describe('billingStateOf', () => {
  const clear = { pastDue: [], balances: [], uncounted: 0 }
  test.each([
    [undefined, 'unknown'],
    [clear, 'clear'],
    [{ ...clear, uncounted: 1 }, 'unknown'],
    [{ ...clear, balances: [{ currency: 'USD', due: '1.00' }] }, 'due'],
    [{ ...clear, balances: [{ currency: 'USD', due: '1.00' }], pastDue: [{} as never] }, 'pastDue'],
  ])('%j is %s', (invoices, state) => {
    expect(billingStateOf(invoices)).toBe(state)
  })
})

describe('plansStateOf', () => {
  test.each([
    [[], { kind: 'none' }],
    [['renewing', 'ending', 'cancelled'], { kind: 'running', count: 2 }],
    [['renewing', 'suspended'], { kind: 'onHold', count: 1, plan: 'Legal Plan' }],
    [['renewing', 'REBORN'], { kind: 'unclear', count: 1 }],
    [['cancelled'], { kind: 'ended', count: 1 }],
  ])('%j: %j', (standings, state) => {
    expect(plansStateOf({ rows: standings.map((one) => row(one)), unreadable: [] })).toEqual(state)
  })

  test('says nothing of plans that are unknown, or of which some can’t be read', () => {
    expect(plansStateOf(undefined)).toBeUndefined()
    expect(plansStateOf({ rows: [row('renewing')], unreadable: [{} as never] })).toBeUndefined()
  })
})

describe('nextBillOf', () => {
  test('is the earliest day, with the sum of what is billed then in each currency', () => {
    const rows = [
      row('renewing'),
      row('renewing', { price: '34.95' }),
      row('renewing', { price: '10.00', currency: 'CAD' }),
      row('renewing', { nextBillOn: '2026-05-01' }),
    ]
    expect(nextBillOf(readable(rows), today)).toEqual({
      on: '2026-04-08',
      rows: rows.slice(0, 3),
      paymentMethodId: 'pm-1',
      amounts: [
        { amount: '64.90', currency: 'USD' },
        { amount: '10.00', currency: 'CAD' },
      ],
    })
  })

  test('has no amount beside a catch-up, whose payments come on top', () => {
    expect(nextBillOf(readable([row('renewing'), row('catchingUp')]), today)?.amounts).toEqual([])
  })

  test('names a payment method only where it pays for all of it', () => {
    expect(
      nextBillOf(readable([row('renewing'), row('renewing', { paymentMethodId: 'pm-2' })]), today)?.paymentMethodId,
    ).toBeUndefined()
  })

  test.each([
    ['suspended', {}],
    ['cancelled', {}],
    ['renewing', { vendor: 'PAYPAL' }],
    ['renewing', { vendor: 'NEWER' }],
    ['renewing', { groupId: 'group-1', paymentMethodId: undefined }],
    ['renewing', { nextBillOn: undefined }],
    ['renewing', { nextBillOn: '2026-03-09' }],
  ])('is not that of a plan that is %s, %j', (standing, facts) => {
    expect(nextBillOf(readable([row(standing, facts)]), today)).toBeUndefined()
  })

  test('is not expected after the last day', () => {
    expect(nextBillOf(readable([{ ...row('ending'), lastDay: '2026-04-07' }]), today)).toBeUndefined()
  })
})

describe('isApartFromOwed', () => {
  const next = nextBillOf(readable([row('renewing')]), today)!
  const apart = (
    facts: object,
    { isUnpaid = true, uncounted = 0, balances = [{ currency: 'USD', due: '1.00' }] } = {},
  ) =>
    isApartFromOwed(next, {
      rows: [{ isUnpaid, invoice: { subscriptionId: 'sub', ...facts } } as never],
      uncounted,
      balances,
    })

  test.each([
    [{}, true],
    [{ dueOn: '2026-04-07', periodStart: '2026-03-08' }, true],
    [{ dueOn: '2026-04-08' }, false],
    [{ nextAttemptOn: '2026-04-09' }, false],
    [{ periodStart: '2026-04-08' }, false],
    [{ periodStart: '2026-04-08', subscriptionId: undefined }, false],
    [{ periodStart: '2026-04-08', subscriptionId: 'sub-2' }, true],
  ])('beside an unpaid invoice %j: %s', (facts, expected) => {
    expect(apart(facts)).toBe(expected)
  })

  test('a paid invoice is no part of what is owed', () => {
    expect(apart({ dueOn: '2026-04-08' }, { isUnpaid: false })).toBe(true)
  })

  test('is not known where an invoice may be missing, and nothing to say where nothing is owed', () => {
    expect(apart({}, { uncounted: 1 })).toBe(false)
    expect(apart({}, { balances: [] })).toBe(false)
  })
})

test('plansUsingMethod counts the plans that haven’t ended', () => {
  const rows = [row('renewing'), row('ending'), row('cancelled'), row('renewing', { paymentMethodId: undefined })]
  const using = plansUsingMethod(readable(rows))
  expect([using?.('pm-1'), using?.('pm-2')]).toEqual([2, 0])
})

test('says neither the next bill nor what a method pays for where a plan can’t be read', () => {
  const some = { rows: [row('renewing')], unreadable }
  expect([nextBillOf(some, today), plansUsingMethod(some)]).toEqual([undefined, undefined])
})
