import { expect, test } from 'vitest'
import { caseOf, changed, createdBy, draftFrom, feedbackOf, openCases } from './create.rules.ts'
import { type Draft, emptyDraft } from './draft.ts'

const about = { identityId: 'member-ada', intakeId: undefined, locale: 'en-US' }
const draft: Draft = { ...emptyDraft, description: ' Nobody called. ', branchId: 'branch-1', concern: 'NoCallback' }
const one = (id: string, status: string, openedAt: string) => ({
  id,
  status,
  openedAt,
  source: 'Call',
  description: 'Nobody called.',
})

test('a case is sent with what is entered, and nothing empty', () => {
  expect(caseOf(draft, about)).toEqual({
    identityId: 'member-ada',
    source: 'Call',
    type: 'ProviderFirm',
    category: 'Service',
    concern: 'NoCallback',
    description: 'Nobody called.',
    branchId: 'branch-1',
    locale: 'en-US',
  })
  expect(caseOf({ ...draft, isAboutFirm: false }, { ...about, intakeId: 'intake-1' })).toMatchObject({
    intakeId: 'intake-1',
  })
  expect(caseOf({ ...draft, isAboutFirm: false }, about)).not.toHaveProperty('branchId')
})

test('without words, or with a value that isn’t one, nothing is sent', () => {
  expect(caseOf({ ...draft, description: '  ' }, about)).toBeUndefined()
  expect(caseOf({ ...draft, source: 'Elsewhere' }, about)).toBeUndefined()
  expect(feedbackOf({ ...draft, category: '' }, about)).toBeUndefined()
})

test('feedback has a score and no type, concern or intake', () => {
  expect(feedbackOf({ ...draft, surveyScore: 3 }, { ...about, intakeId: 'intake-1' })).toEqual({
    identityId: 'member-ada',
    source: 'Call',
    category: 'Service',
    description: 'Nobody called.',
    surveyScore: 3,
    branchId: 'branch-1',
    locale: 'en-US',
  })
})

test('a survey is about its score, unless a concern is chosen already', () => {
  expect(changed({ ...draft, concern: '' }, { source: 'Survey' })).toMatchObject({
    concern: 'SurveyScore',
    category: 'Survey',
  })
  expect(changed(draft, { source: 'Survey' })).toMatchObject({ concern: 'NoCallback' })
  expect(changed(draft, { source: 'Letter' })).toMatchObject({ category: 'Service' })
})

test('an intake prefills the place and the words', () => {
  const branch = { id: 'branch-2', name: 'Example & Sample, Texas' }
  const intake = { id: 'intake-1', identityId: 'member-ada', at: '2026-03-02T14:50:00Z', summary: 'Lease.', branch }
  expect(draftFrom(intake)).toMatchObject({ isAboutFirm: true, branchId: 'branch-2', description: 'Lease.' })
  expect(draftFrom({ ...intake, branch: undefined })).toMatchObject({ isAboutFirm: false, branchId: '' })
})

test('open cases are those that need work, newest first', () => {
  const all = [
    one('1', 'Open', '2026-03-01'),
    one('2', 'Discarded', '2026-03-02'),
    one('3', 'PendingMember', '2026-03-03'),
  ]
  expect(openCases(all).map(({ id }) => id)).toEqual(['3', '1'])
  // A newer platform's status isn't known to end a case.
  expect(openCases([{ ...one('4', 'Open', '2026-03-04'), status: 'Escalated' }])).toHaveLength(1)
})

test('what a request created has its words and wasn’t known before', () => {
  const all = [one('1', 'New', '2026-03-01'), one('2', 'New', '2026-03-10'), one('3', 'New', '2026-03-10')]
  const sent = { source: 'Call', description: 'Nobody called.' } as const
  expect(createdBy(all, sent, new Set(['1'])).map(({ id }) => id)).toEqual(['2', '3'])
  expect(createdBy(all, { ...sent, source: 'Letter' }, new Set())).toEqual([])
})
