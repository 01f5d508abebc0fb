import { expect, test } from 'vitest'
import type { QueueCase } from '../received.ts'
import { countsOf, isSendable, planOf, sharedFirm } from './assign.rules.ts'

const one = (id: string, more: Partial<QueueCase> = {}): QueueCase => ({
  id,
  friendlyId: `RES-${id}`,
  identityId: 'member-ada',
  owner: { id: 'member-ada', name: 'Ada Example' },
  status: 'Open',
  source: 'Call',
  type: 'ProviderFirm',
  category: 'Service',
  locale: 'en-US',
  openedAt: '2026-03-01T12:00:00Z',
  statusSince: '2026-03-01T12:00:00Z',
  version: '1',
  ...more,
})

test('closed cases stay, those of the assignee need nothing, the others are sent', () => {
  const cases = [
    one('1'),
    one('2', { assigneeId: 'staff-sam' }),
    one('3', { status: 'ClosedWithMerit' }),
    one('4', { status: 'Discarded' }),
    one('5', { status: 'FeedbackOnly', assigneeId: 'staff-kim' }),
    one('6', { status: 'AddedLater' }),
  ]
  const plan = planOf(cases, 'staff-sam', ['7'])
  expect(plan.map(({ verdict }) => verdict)).toEqual(['ready', 'same', 'closed', 'closed', 'ready', 'ready', 'unread'])
  expect(countsOf(plan)).toEqual({ ready: 3, same: 1, closed: 2, unread: 1 })
  expect(plan.filter(isSendable).map(({ id }) => id)).toEqual(['1', '5', '6'])
})

test('without an assignee nothing is the same', () => {
  expect(planOf([one('1')], undefined)[0]!.verdict).toBe('ready')
})

test('a firm is shared only by all', () => {
  const firm = { id: 'firm-1', name: 'Example & Sample LLP' }
  expect(sharedFirm([one('1', { firm }), one('2', { firm })])).toEqual(firm)
  expect(sharedFirm([one('1', { firm }), one('2')])).toBeUndefined()
  expect(sharedFirm([])).toBeUndefined()
})
