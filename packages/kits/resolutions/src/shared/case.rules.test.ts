import { ResolutionStatus } from '@memberkit/contract/partners/resolutions'
import { expect, test } from 'vitest'
import { closingStatuses, isClosing, isFinal, isFromSurvey, isOpen, nextActor, timeSince } from './case.rules.ts'

test('every status says who must act next', () => {
  expect(Object.fromEntries(ResolutionStatus.options.map((status) => [status, nextActor({ status })]))).toEqual({
    Open: 'staff',
    ClosedWithMerit: 'nobody',
    ClosedWithoutMerit: 'nobody',
    PendingMember: 'member',
    PendingProvider: 'provider',
    New: 'staff',
    NeedsReview: 'staff',
    Discarded: 'nobody',
    AttemptMade: 'staff',
    FeedbackOnly: 'nobody',
  })
  expect(nextActor({ status: 'PendingProvider', actionTaken: 'ProviderActionTaken' })).toBe('staff')
  expect(nextActor({ status: 'PendingMember', actionTaken: 'ProviderActionTaken' })).toBe('member')
  expect(nextActor({ status: 'Escalated' })).toBeUndefined()
  expect(nextActor({ status: 'toString' })).toBeUndefined()
})

test('four statuses end a case; one of a newer platform keeps it open', () => {
  expect(ResolutionStatus.options.filter(isClosing)).toHaveLength(closingStatuses.length)
  expect(ResolutionStatus.options.filter(isOpen)).toHaveLength(6)
  expect(isOpen('Escalated')).toBe(true)
  expect(ResolutionStatus.options.filter(isFinal)).toEqual(['Discarded'])
})

test('a survey is known by source, category or concern', () => {
  expect(isFromSurvey({ source: 'Survey', category: 'Service' })).toBe(true)
  expect(isFromSurvey({ source: 'Call', category: 'Survey' })).toBe(true)
  expect(isFromSurvey({ source: 'Call', category: 'Service', concern: 'SurveyScore' })).toBe(true)
  expect(isFromSurvey({ source: 'Call', category: 'Service', concern: 'NoCallback' })).toBe(false)
})

test.each([
  ['2026-03-10T14:59:30.000Z', { unit: 'minutes', count: 0 }],
  ['2026-03-10T14:15:00.000Z', { unit: 'minutes', count: 45 }],
  ['2026-03-10T13:00:00.000Z', { unit: 'hours', count: 2 }],
  ['2026-03-08T14:00:00.000Z', { unit: 'days', count: 2 }],
  // A clock that is behind: never a negative age.
  ['2026-03-10T15:00:05.000Z', { unit: 'minutes', count: 0 }],
  ['soon', undefined],
  [undefined, undefined],
])('the time since %s is %j', (instant, expected) => {
  expect(timeSince(instant, Date.parse('2026-03-10T15:00:00.000Z'))).toEqual(expected)
})
