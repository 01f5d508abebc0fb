import { expect, test } from 'vitest'
import { nextStepOf } from './next-step.rules.ts'

test.each([
  ['New', undefined, undefined, 'assign'],
  ['New', 'staff-sam', undefined, 'attempt'],
  ['Open', 'staff-sam', undefined, 'attempt'],
  ['PendingMember', 'staff-sam', undefined, 'attempt'],
  ['NeedsReview', 'staff-sam', undefined, 'status'],
  ['PendingProvider', 'staff-sam', 'WaitingOnProvider', 'status'],
  ['PendingProvider', 'staff-sam', 'ProviderActionTaken', 'close'],
  ['Escalated', 'staff-sam', undefined, 'attempt'],
  ['ClosedWithMerit', undefined, undefined, undefined],
] as const)('%s, assigned to %s, action %s: %s', (status, assigneeId, actionTaken, step) => {
  expect(nextStepOf({ status, assigneeId, actionTaken }, true, true)).toBe(step)
})

test('only what the reader may do is next', () => {
  const one = { status: 'New', assigneeId: undefined, actionTaken: undefined } as const
  expect(nextStepOf(one, false, true)).toBe('attempt')
  expect(nextStepOf(one, false, false)).toBeUndefined()
})
