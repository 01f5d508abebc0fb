import { CheckIcon, UndoIcon } from '@memberkit/primitives/icons'
import { expect, test } from 'vitest'
import { attemptMark } from './attempt-mark.ts'

test('money that went back is not marked as a payment', () => {
  expect(attemptMark({ type: 'SALE', status: 'APPROVED' }).icon).toBe(CheckIcon)
  expect(attemptMark({ type: 'REFUND', status: 'APPROVED' }).icon).toBe(UndoIcon)
})

test('an attempt to give money back that did not succeed has the mark of its status', () => {
  const [refund, sale] = ['REFUND', 'SALE'].map((type) => attemptMark({ type, status: 'DECLINED' }))
  expect(refund).toEqual(sale)
  expect(refund!.icon).not.toBe(UndoIcon)
})
