import { OrderStatus, OrderStatusVariant } from '@memberkit/contract/commerce/orders'
import { expect, test } from 'vitest'
import { isPurchased, isUnpaid, stageOf, stepsOf } from './order-status.rules.ts'

const statesOf = (status: string) => stepsOf({ status }).map(({ state }) => state)

test.each([
  ['OPEN', ['done', 'current', 'upcoming']],
  ['PROCESSING', ['done', 'current', 'upcoming']],
  ['FUNDED', ['done', 'done', 'current']],
  ['FULLY_FUNDED', ['done', 'done', 'current']],
  ['PROVISIONED', ['done', 'done', 'done']],
  ['PARTIALLY_FUNDED', ['done', 'problem', 'upcoming']],
  ['PAYMENT_FAILED', ['done', 'problem', 'upcoming']],
])('%s leads to the same steps in both lists', (status, states) => {
  expect(statesOf(status)).toEqual(states)
})

test('every status of both lists has a stage, and an unknown one claims nothing', () => {
  for (const status of [...OrderStatus.options, ...OrderStatusVariant.options])
    expect(stageOf({ status })).not.toBe('unknown')
  expect(stageOf({ status: 'toString' })).toBe('unknown')
  expect(statesOf('ESCALATED')).toEqual(['done', 'upcoming', 'upcoming'])
  expect([isPurchased({ status: 'ESCALATED' }), isUnpaid({ status: 'ESCALATED' })]).toEqual([false, false])
})
