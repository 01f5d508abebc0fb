import { describe, expect, test } from 'vitest'
import { readBulkFile, writeBulkFile } from './bulk-file.ts'
import { type BulkEntry, countsOf, entriesOf, lastDayBefore, planOf, sharedIn } from './bulk-plan.rules.ts'
import { memberActionsOf } from './member/member-actions.rules.ts'
import type { GroupMember } from './members.ts'
import { verdictOn } from './useBulkRun.ts'

const member = (subscriptionId: string, facts: Partial<GroupMember> = {}): GroupMember => ({
  subscriptionId,
  identityId: `identity-${subscriptionId}`,
  name: 'Alba Example',
  plan: 'Legal Plan',
  status: 'ACTIVE',
  ...facts,
})
const asked = (subscriptionId: string, facts: Partial<BulkEntry> = {}): BulkEntry => ({
  subscriptionId,
  lastDay: '2026-04-30',
  reason: 'NO_LONGER_EMPLOYED',
  ...facts,
})
const members = [
  member('a'),
  member('b', { cancelOn: '2026-04-15' }),
  member('c', { cancelOn: '2026-05-01' }),
  member('d', { status: 'CANCELLED' }),
]
const verdicts = (...entries: BulkEntry[]) => planOf(entries, members, '2026-03-10').map(({ verdict }) => verdict)

describe('what can be done to one member', () => {
  test.each([
    ['ACTIVE', undefined, ['pendingCancel', 'cancel']],
    ['ACTIVE', '2026-04-15', ['removeScheduledCancellation', 'cancel']],
    ['PENDING_CANCEL', undefined, ['removePendingCancel', 'cancel']],
    ['CATCHING_UP', undefined, ['cancel']],
    ['CANCELLED', undefined, []],
    ['PAUSED_BY_A_NEWER_PLATFORM', undefined, []],
  ])('%s, ending %s: %j', (status, cancelOn, actions) => {
    expect(memberActionsOf({ status, cancelOn })).toEqual(actions)
  })

  test('follows the host’s transitions', () => {
    const transitions = { pendingCancel: { from: [] }, cancel: { from: ['ACTIVE'] } } as const
    expect(memberActionsOf({ status: 'ACTIVE' }, transitions)).toEqual(['cancel'])
  })
})

describe('the check of a plan', () => {
  test('tells what would be sent from what needs nothing and what can’t be sent', () => {
    expect(verdicts(asked('a'), asked('b'), asked('c'), asked('d'), asked('e'), asked('a'))).toEqual([
      'ready',
      'moves',
      'same',
      'ended',
      'notInGroup',
      'twice',
    ])
  })

  test('the last day is today at the earliest, a day of the calendar, and the reason one of an administrator', () => {
    expect(verdicts(asked('a', { lastDay: '2026-03-10' }))).toEqual(['ready'])
    expect(verdicts(asked('a', { lastDay: '2026-03-09' }))).toEqual(['dayOver'])
    expect(verdicts(asked('a', { lastDay: '2028-03-10' }))).toEqual(['ready'])
    expect(verdicts(asked('a', { lastDay: '2062-03-10' }))).toEqual(['tooFar'])
    for (const lastDay of ['2026-02-30', '30/04/2026', '', undefined])
      expect(verdicts(asked('a', { lastDay }))).toEqual(['noDay'])
    for (const reason of ['REINSTATE', 'whatever', undefined])
      expect(verdicts(asked('a', { reason }))).toEqual(['noReason'])
  })

  test('what has arrived already needs nothing, also when its day is over by now', () => {
    const today = '2026-05-02'
    expect(planOf([asked('c')], members, today)[0]?.verdict).toBe('same')
  })

  test('counts each verdict', () => {
    expect(countsOf(planOf([asked('a'), asked('e'), asked('f')], members, '2026-03-10'))).toEqual({
      ready: 1,
      notInGroup: 2,
    })
  })
})

const reasons = { NO_LONGER_EMPLOYED: 'No longer employed', DECEASED: 'Deceased' }
const header = 'subscription_id,name,plan,last_day,reason'

describe('what is chosen after going back', () => {
  const before = [asked('a'), asked('b', { lastDay: '2026-05-31', reason: 'DECEASED' }), asked('nobody')]
  const chosen = new Set(['a', 'b', 'd'])

  test('keeps each one’s own, and has what is given for those who are new', () => {
    expect(sharedIn(before)).toEqual({ lastDay: '', reason: '' })
    const shared = { lastDay: '', reason: '' }
    expect(entriesOf(members, new Set(['a', 'b']), before, shared)).toEqual(before)
    expect(entriesOf(members, new Set(['b']), before, shared)).toEqual(before.slice(1))
  })

  test('takes what is given for all', () => {
    const shared = { lastDay: '2026-06-30', reason: '' }
    const entries = entriesOf(members, chosen, before, shared)
    expect(entries.map(({ lastDay }) => lastDay)).toEqual(Array.from({ length: 4 }, () => '2026-06-30'))
    expect(entries.map(({ reason }) => reason)).toEqual(['NO_LONGER_EMPLOYED', 'DECEASED', 'NO_LONGER_EMPLOYED', ''])
  })
})

describe('a file', () => {
  test('that was written is read again, with the separator of its language', () => {
    const rows = [{ ...asked('sub-1'), name: 'Élodie, "the Boss"', plan: '=SUM(A1)' }]
    for (const locale of ['en-US', 'fr-CA'] as const) {
      expect(readBulkFile(writeBulkFile(rows, locale), reasons)).toEqual({ entries: [{ ...asked('sub-1'), line: 2 }] })
    }
  })

  test('takes reasons by code in any case, and by their words', () => {
    const text = `${header}\na,,,2026-04-30,no longer employed\nb,,,2026-04-30,deceased\nc,,,,\n\n,,,,x`
    expect(readBulkFile(text, reasons)).toEqual({
      entries: [
        { subscriptionId: 'a', lastDay: '2026-04-30', reason: 'NO_LONGER_EMPLOYED', line: 2 },
        { subscriptionId: 'b', lastDay: '2026-04-30', reason: 'DECEASED', line: 3 },
        { subscriptionId: 'c', lastDay: undefined, reason: undefined, line: 4 },
      ],
    })
  })

  test.each([
    ['', 'empty'],
    [header, 'empty'],
    ['a,b\n1,2', 'noColumn'],
    ['\u0000\u0001', 'empty'],
    ['__proto__,constructor\nx,y', 'noColumn'],
  ])('that isn’t one is refused with a reason: %j', (text, problem) => {
    expect(readBulkFile(text, reasons)).toEqual({ problem })
  })
})

describe('the end of a turn', () => {
  const refused = (reason: string) =>
    verdictOn({ phase: 'refused', reason, status: 400, at: 0, reference: 'x' } as never)

  test('goes on after what concerns one person, and stands still at what the next one would meet as well', () => {
    expect(refused('invalid')).toEqual({ result: 'refused' })
    expect(refused('gone')).toEqual({ result: 'changed' })
    expect(refused('denied')).toEqual({ result: 'refused', stop: 'denied' })
    expect(refused('rateLimited').stop).toBe('rateLimited')
    expect(refused('signedOut').stop).toBe('signedOut')
    expect(refused('busy')).toEqual({ result: 'unknown', stop: 'elsewhere' })
  })

  test('is not called failed while it may still arrive', () => {
    const failed = { phase: 'failed', reference: 'x' } as const
    expect(verdictOn({ ...failed, isOffline: true, isVerified: false })).toEqual({ result: 'failed', stop: 'offline' })
    expect(verdictOn({ ...failed, isOffline: false, isVerified: true })).toEqual({ result: 'unknown', stop: 'unknown' })
    expect(verdictOn({ phase: 'unknown', isChecking: false })).toEqual({ result: 'unknown', stop: 'unknown' })
  })
})

test('a day that can’t be read has no day before it', () => {
  expect(lastDayBefore('2026-05-01')).toBe('2026-04-30')
  for (const day of ['', 'soon', '2026-05-01T00:00:00Z']) expect(lastDayBefore(day)).toBeUndefined()
})
