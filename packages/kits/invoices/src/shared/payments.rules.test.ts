import { describe, expect, test } from 'vitest'
import { invoiceOf, itemOf } from '../testing/invoice.ts'
import { refundMethodId } from './payments.rules.ts'

describe('a refund goes to', () => {
  const at = (day: number, status: string, paymentMethodId: string, type = 'SALE') =>
    itemOf({
      type: 'TRANSACTION',
      transaction: { id: `tx-${day}`, status, type, at: `2026-03-0${day}T10:00:00Z`, paymentMethodId },
    })

  test('the method last charged, not one declined or refunded to', () => {
    const items = [at(3, 'DECLINED', 'amex'), at(2, 'APPROVED', 'visa'), at(4, 'APPROVED', 'old', 'REFUND')]
    expect(refundMethodId(invoiceOf({ items, paymentMethodId: 'now' }))).toBe('visa')
  })

  test('the invoice’s own method when nothing was charged', () => {
    expect(refundMethodId(invoiceOf({ paymentMethodId: 'now' }))).toBe('now')
  })
})
