import { addBranchEmail, removeBranchEmail, updateBranchName } from '@memberkit/contract/partners/branches'
import { describe, expect, test } from 'vitest'
import { actions } from '../messages/en-US/actions.ts'
import { sections as words } from '../messages/en-US/sections.ts'
import { formatMessage } from '../messages/format.ts'
import { callsLeft, changedFields, errorAt, errorsLeft, goesOn, isAmong, isRetryable, pinned, stageOf } from './plan.ts'
import { readOut, reportOf, type SaveWords } from './report.ts'
import { sectionCall, type Section, type SectionState } from './section.ts'

interface Draft {
  name: string
  emails: readonly string[]
}
const branchId = 'b'
const email = (address: string) => ({ branchId, body: { type: 'PRIMARY', address } as const })
const emails: Section<Draft, Draft> = {
  label: 'Emails',
  fields: ['emails'],
  calls: (draft, base) => [
    ...draft.emails.filter((one) => !base.emails.includes(one)).map((one) => sectionCall(addBranchEmail, email(one))),
    ...base.emails
      .filter((one) => !draft.emails.includes(one))
      .map((one) => sectionCall(removeBranchEmail, email(one))),
  ],
}
const name: Section<Draft, Draft> = {
  label: 'Name',
  fields: ['name'],
  calls: (draft) => [sectionCall(updateBranchName, { branchId, body: { name: draft.name } })],
}
const base: Draft = { name: 'A', emails: ['a', 'b'] }

test('an unchanged section has no calls', () => {
  expect(changedFields(name, base, { ...base, emails: [] })).toEqual([])
  expect(callsLeft(name, base, base, base)).toEqual([])
})

test('each accepted call leaves the remaining ones', () => {
  const draft = { ...base, emails: ['b', 'c'] }
  const [add, remove] = callsLeft(emails, draft, base, base)
  const midway = { ...base, emails: ['a', 'b', 'c'] }
  const left = callsLeft(emails, draft, midway, midway)
  expect(left).toEqual([remove])
  expect([isAmong(add!, left), isAmong(remove!, left)]).toEqual([false, true])
})

test('a section can define when the draft counts as applied', () => {
  const trimmed: typeof name = { ...name, isApplied: (after, draft) => after.name === draft.name.trim() }
  expect(callsLeft(trimmed, { ...base, name: ' B ' }, { ...base, name: 'B' }, { ...base, name: 'B' })).toEqual([])
})

const refused = (reason: string, status = 400): SectionState =>
  ({ phase: 'refused', reason, status, at: 0, reference: 'R' }) as SectionState
const failed: SectionState = { phase: 'failed', isOffline: false, isVerified: true, reference: 'R' }
const unknown: SectionState = { phase: 'unknown', isChecking: false }
const done: SectionState = { phase: 'done', data: undefined }
const waiting: SectionState = { phase: 'waiting' }
const conflict: SectionState = { phase: 'conflict', reference: 'R' }

test.each([
  ['done', done, true, true],
  ['invalid', refused('invalid'), true, true],
  ['denied', refused('denied'), true, false],
  ['409', refused('conflict'), true, true],
  ['other', refused('other'), true, true],
  ['gone', refused('gone'), false, false],
  ['signed out', refused('signedOut'), false, true],
  ['rate limited', refused('rateLimited'), false, true],
  ['busy', refused('busy'), false, true],
  ['lost', failed, false, true],
  ['unknown', unknown, false, false],
  ['conflict', conflict, false, true],
  ['waiting', waiting, false, true],
] as const)('%s: whether the next section is saved, and whether this one can be retried', (_, state, next, again) => {
  expect([goesOn(state), isRetryable(state)]).toEqual([next, again])
})

describe('stageOf', () => {
  const still = { isRunning: false, isReviewing: false, isDirty: false }
  test.each([
    ['editing', { ...still, states: {} }],
    ['editing', { ...still, states: { a: done }, isDirty: true }],
    ['done', { ...still, states: { a: done } }],
    ['reviewing', { ...still, states: {}, isReviewing: true }],
    ['saving', { ...still, states: { a: done, b: { phase: 'pending' } }, isRunning: true }],
    ['saving', { ...still, states: { a: refused('invalid'), b: { phase: 'pending' } }, isRunning: true }],
    ['partial', { ...still, states: { a: done, b: refused('invalid') } }],
    ['partial', { ...still, states: { a: done, b: waiting } }],
    ['unknown', { ...still, states: { a: unknown, b: waiting } }],
    ['conflict', { ...still, states: { a: conflict }, conflict: {} }],
  ] as const)('%s', (stage, standing) => {
    expect(stageOf(standing as Parameters<typeof stageOf>[0])).toBe(stage)
  })
})

test('a field error is pinned to its field of the draft, or kept as fitting none', () => {
  const both = { ...name, fields: ['name', 'emails'] } as Section<Draft, Draft>
  expect(pinned(both, { 'emails[1].address': 'x', name: 'y', other: 'z' })).toEqual({
    errors: { 'emails.1.address': 'x', name: 'y' },
    unpinned: ['z'],
  })
  expect(pinned(emails, { 'emails.0': 'x' })).toEqual({ errors: { 'emails.0': 'x' }, unpinned: [] })
  // The body of this call is the value of the one field.
  expect(pinned(emails, { address: 'x' })).toEqual({ errors: { 'emails.address': 'x' }, unpinned: [] })
  const own: typeof emails = { ...emails, mapErrorPath: (path) => (path === 'address' ? 'emails.0' : undefined) }
  expect(pinned(own, { address: 'x', type: 'y' })).toEqual({ errors: { 'emails.0': 'x' }, unpinned: ['y'] })
})

test('a field shows the errors below it, until it is changed', () => {
  const errors = { 'emails.0.address': 'x', emailsOfOthers: 'y', name: 'z' }
  expect([errorAt(errors, 'emails'), errorAt(errors, 'emails.1'), errorAt(errors, 'name')]).toEqual([
    'x',
    undefined,
    'z',
  ])
  expect(errorsLeft(errors, ['emails'])).toEqual({ emailsOfOthers: 'y', name: 'z' })
})

test('the report claims only what the states say', () => {
  const say = (table: object) => (key: string, values?: Record<string, string | number>) =>
    formatMessage(table[key as never], 'en-US', values)
  const saveWords = { t: say(words), ofAction: say(actions) } as unknown as SaveWords
  const sections = { name, emails, about: { ...name, label: 'About' }, site: { ...name, label: 'Site' } }
  const states = { name: done, emails: failed, about: waiting, site: waiting }
  const isChanged = () => false
  const all = ['name', 'emails', 'about', 'site']
  const report = reportOf({ submittedSections: all, states, sections, isChanged }, saveWords)
  expect(report).toMatchObject({ saved: 1, total: 4, title: '1 of 4 saved', waiting: ['About', 'Site'] })
  expect(readOut(report, saveWords)).toBe(
    '1 of 4 saved. Emails: It hasn’t gone through so far. Not saved yet: About, Site.',
  )
  const open = { submittedSections: ['name', 'emails'], states: { name: done, emails: unknown }, sections, isChanged }
  expect(reportOf(open, saveWords).title).toBe('Confirmed as saved: 1 of 2')
  const ofName = { submittedSections: ['name'], states: { name: done }, sections }
  expect(readOut(reportOf({ ...ofName, isChanged }, saveWords), saveWords)).toBe('All changes saved.')
  const isNewer = (key: string) => key !== 'emails' && key !== 'about'
  const later = reportOf({ ...ofName, isChanged: isNewer }, saveWords)
  expect(readOut(later, saveWords)).toBe('0 of 2 saved. Not saved yet: Name, Site.')
})
