import type { TransactionStatus } from '@memberkit/contract/commerce/payments'
import { expect, test } from 'vitest'
import { invoiceOf, itemOf } from '../testing/invoice.ts'
import { isRefunded } from './refund.rules.ts'

const earlier = refundOf('20.00')
const before = invoiceOf({ paid: '64.90', refunded: '20.00', items: [itemOf(), earlier] })

function refundOf(amount: string, status: TransactionStatus = 'APPROVED') {
  const transaction = { id: 'txn', at: '2026-03-10T15:00:00Z', type: 'REFUND', status } as const
  return itemOf({ type: 'TRANSACTION', label: 'Refund', amount, transaction })
}

const afterwards = (refunded: string, ...items: ReturnType<typeof refundOf>[]) =>
  isRefunded({ refunded, items: [...before.items, ...items] }, before, '20.00')

test('a listed refund is found, whatever else was refunded meanwhile', () => {
  expect(afterwards('40.00', refundOf('20.00'))).toBe(true)
  expect(afterwards('40.00', refundOf('-20.00'))).toBe(true)
  expect(afterwards('50.00', refundOf('20.00'), refundOf('10.00'))).toBe(true)
})

test('listed refunds of others are not this one, and neither is one that was declined', () => {
  expect(afterwards('20.00')).toBe(false)
  expect(afterwards('30.00', refundOf('10.00'))).toBe(false)
  expect(afterwards('50.00', refundOf('30.00'))).toBe(false)
  expect(afterwards('20.00', refundOf('20.00', 'DECLINED'))).toBe(false)
})

test('a refund without an outcome can’t be told yet', () => {
  expect(afterwards('20.00', refundOf('20.00', 'CREATED'))).toBeUndefined()
  expect(afterwards('20.00', refundOf('20.00', 'TIMEDOUT'))).toBeUndefined()
})

test('refunds that the platform does not list are told by the sum, if it can tell', () => {
  expect(afterwards('40.00')).toBe(true)
  expect(afterwards('50.00', refundOf('10.00'))).toBe(true)
  expect(afterwards('30.00')).toBe(false)
  expect(afterwards('50.00')).toBeUndefined()
})
