import { describe, expect, test } from 'vitest'
import { chainsOf, linkTransaction } from './chains.rules.ts'
import type { Transaction } from './received.ts'

let minute = 0
const made = (id: string, type: string, amount: string, more: Partial<Transaction> = {}): Transaction => ({
  id,
  identityId: 'ada',
  type,
  status: 'APPROVED',
  amount,
  currency: 'USD',
  paymentMethodId: 'visa',
  at: new Date(Date.UTC(2026, 2, 1) + minute++ * 60_000).toISOString(),
  ...more,
})
const ids = (all: readonly Transaction[], id: string) =>
  chainsOf(all)
    .chainOf(id)
    .transactions.map((one) => one.id)

describe('which transactions belong together', () => {
  test('the ID that the platform gives as the reason states it', () => {
    const all = [
      made('a', 'AUTHORIZE', '60.00'),
      made('c', 'CHARGE', '60.00', { reason: 'a' }),
      made('r', 'REFUND', '20.00', { reason: 'c' }),
    ]
    expect(ids(all, 'a')).toEqual(['a', 'c', 'r'])
    expect(ids(all, 'r')).toEqual(['a', 'c', 'r'])
    expect(chainsOf(all).chainOf('c').isConcluded).toBe(false)
  })

  test('the only one of its invoice, method and currency is concluded, and said to be', () => {
    const of = { invoiceId: 'inv-1' }
    const all = [made('s', 'SALE', '60.00', of), made('r', 'REFUND', '20.00', of)]
    expect(linkTransaction(all[1]!, all)).toEqual({ id: 's', isStated: false })
    expect(chainsOf(all).chainOf('r').isConcluded).toBe(true)
  })

  test.each([
    ['two fit', [made('s', 'SALE', '60.00', { invoiceId: 'i' }), made('s2', 'SALE', '60.00', { invoiceId: 'i' })], {}],
    ['another invoice', [made('s', 'SALE', '60.00', { invoiceId: 'other' })], {}],
    ['no invoice', [made('s', 'SALE', '60.00')], { invoiceId: undefined }],
    ['another method', [made('s', 'SALE', '60.00', { invoiceId: 'i', paymentMethodId: 'amex' })], {}],
    ['another currency', [made('s', 'SALE', '60.00', { invoiceId: 'i', currency: 'CAD' })], {}],
    ['a smaller amount', [made('s', 'SALE', '19.99', { invoiceId: 'i' })], {}],
    ['a decline', [made('s', 'SALE', '60.00', { invoiceId: 'i', status: 'DECLINED' })], {}],
    ['a later one', [made('s', 'SALE', '60.00', { invoiceId: 'i', at: '2027-01-01T00:00:00.000Z' })], {}],
  ])('%s: nothing is guessed', (_, taken, more) => {
    const refund = made('r', 'REFUND', '20.00', { invoiceId: 'i', ...more })
    expect(linkTransaction(refund, [...taken, refund])).toBeUndefined()
  })

  test('a host knows better; its links to nothing, to itself and in a circle count as none', () => {
    const all = [made('x', 'SALE', '1.00'), made('y', 'SALE', '1.00'), made('z', 'REFUND', '1.00')]
    const follows: Record<string, string> = { x: 'y', y: 'x', z: 'z' }
    const chains = chainsOf(all, ({ id }) => ({ id: follows[id] ?? 'none', isStated: true }))
    expect(chains.chainOf('x').transactions).toHaveLength(2)
    expect(chains.chainOf('z').transactions).toHaveLength(1)
  })
})

describe('what is left to refund', () => {
  const sale = made('s', 'SALE', '0.30')
  const refund = (id: string, amount: string, more: Partial<Transaction> = {}) =>
    made(id, 'REFUND', amount, { reason: 's', ...more })
  const left = (...refunds: Transaction[]) => chainsOf([sale, ...refunds]).refundable(sale)

  test('is exact, and never more than was approved nor below nothing', () => {
    expect(left(refund('r1', '0.10'), refund('r2', '0.10'))).toMatchObject({ refunded: '0.20', left: '0.10' })
    expect(left()).toMatchObject({ left: '0.30' })
    expect(left(refund('r3', '-0.40'))).toMatchObject({ refunded: '0.40', left: '0' })
  })

  test('counts a refund without an answer, not one that was declined', () => {
    expect(left(refund('r4', '0.10', { status: 'TIMEDOUT' }))).toMatchObject({ left: '0.20' })
    expect(left(refund('r5', '0.10', { status: 'DECLINED' }))).toMatchObject({ left: '0.30' })
  })

  test('names the refunds that may be of it', () => {
    expect(left(refund('r6', '0.10', { reason: undefined }))?.possible.map(({ id }) => id)).toEqual(['r6'])
    expect(left(refund('r7', '0.10', { reason: undefined, paymentMethodId: 'amex' }))?.possible).toEqual([])
  })

  test('is not said of what took no money', () => {
    const none = [made('d', 'SALE', '1.00', { status: 'DECLINED' }), made('a', 'AUTHORIZE', '1.00')]
    for (const one of none) expect(chainsOf(none).refundable(one)).toBeUndefined()
  })
})
