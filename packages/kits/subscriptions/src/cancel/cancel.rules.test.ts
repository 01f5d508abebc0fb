import { expect, test } from 'vitest'
import type { Subscription } from '../shared/received.ts'
import type { AllowedAction } from '../shared/subscription-actions.ts'
import { lastPaidDay, othersOf, reasonsOf, reasonToSend, timingsOf } from './cancel.rules.ts'

const both: readonly AllowedAction[] = [{ name: 'cancel' }, { name: 'pendingCancel' }]
const one = { id: 'sub-1', status: 'ACTIVE', label: 'One', items: [] } as unknown as Subscription

test('owners send their request only, staff any reason', () => {
  expect(reasonsOf('User')).toEqual(['MEMBER_REQUESTED_CANCEL'])
  expect(reasonsOf('Internal')).toHaveLength(6)
  expect(reasonToSend('User', 'DECEASED')).toBe('MEMBER_REQUESTED_CANCEL')
  expect(reasonToSend('Internal', 'DECEASED')).toBe('DECEASED')
})

test('only an owner’s request can wait for the end of the paid period; what isn’t allowed isn’t offered', () => {
  expect(timingsOf(both, 'MEMBER_REQUESTED_CANCEL')).toEqual(['end', 'now'])
  expect(timingsOf(both, 'DECEASED')).toEqual(['now'])
  expect(timingsOf([{ name: 'cancel' }], 'MEMBER_REQUESTED_CANCEL')).toEqual(['now'])
  expect(timingsOf([{ name: 'cancel', unavailableReason: 'status' }], 'DECEASED')).toEqual([])
})

test('a paid day that has passed is no day of an end', () => {
  expect(lastPaidDay({ ...one, paidToDate: '2026-03-10' }, '2026-03-10')).toBe('2026-03-10')
  expect(lastPaidDay({ ...one, paidToDate: '2026-03-09' }, '2026-03-10')).toBeUndefined()
  expect(lastPaidDay(one, '2026-03-10')).toBeUndefined()
})

test('other plans stay, unless they have ended', () => {
  const two = { ...one, id: 'sub-2', label: 'Two' }
  expect(othersOf([one, two, { ...two, id: 'sub-3', label: 'Three', status: 'CANCELLED' }], 'sub-1')).toEqual(['Two'])
})
