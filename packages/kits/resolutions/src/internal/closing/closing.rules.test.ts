import { expect, test } from 'vitest'
import type { Resolution } from '../../shared/received.ts'
import { closingTargets, isHalfClosed, nextStatuses, presetConcern } from './closing.rules.ts'

const sequence = { concern: 'NoCallback', reason: 'Other', result: 'Resolved', summary: 'Called.' }
const one = (facts: Partial<Resolution>) =>
  ({
    status: 'Open',
    statusSince: '2026-03-09T10:00:00.000Z',
    source: 'Call',
    category: 'Service',
    ...facts,
  }) as Resolution

test('a saved sequence on an open case is half closed', () => {
  const saved = { ...sequence, at: '2026-03-10T10:00:00.000Z' }
  expect(isHalfClosed(one({ closingSequence: saved }))).toBe(true)
  expect(isHalfClosed(one({ closingSequence: sequence }))).toBe(true)
  expect(isHalfClosed(one({}))).toBe(false)
  expect(isHalfClosed(one({ closingSequence: saved, status: 'ClosedWithMerit' }))).toBe(false)
})

test('a sequence from before the case was reopened is not half a closing', () => {
  const old = { ...sequence, at: '2026-02-01T10:00:00.000Z' }
  expect(isHalfClosed(one({ closingSequence: old }))).toBe(false)
})

test('an open case can close in four ways, a closed one only reopen, a discarded one nothing', () => {
  expect(closingTargets('Open').toSorted()).toEqual([
    'ClosedWithMerit',
    'ClosedWithoutMerit',
    'Discarded',
    'FeedbackOnly',
  ])
  expect(nextStatuses('ClosedWithMerit')).toEqual(['Open', 'NeedsReview'])
  expect(nextStatuses('Open')).not.toContain('Open')
})

test('the concern begins with that of the case, or with the score of a survey', () => {
  expect(presetConcern(one({ concern: 'Docs' }))).toBe('Docs')
  expect(presetConcern(one({ source: 'Survey' }))).toBe('SurveyScore')
  expect(presetConcern(one({ concern: 'Docs', closingSequence: sequence }))).toBe('NoCallback')
  expect(presetConcern(one({}))).toBeUndefined()
})
