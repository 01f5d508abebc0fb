import { openResolutionStatuses } from '@memberkit/contract/partners/resolutions'
import { expect, test } from 'vitest'
import { queueLink } from './queue-link.ts'
import { isOpen } from '../shared/case.rules.ts'
import { countIn, filterNames, searchOf, withFilter } from './queue.rules.ts'

const context = { me: 'staff-sam', today: '2026-03-10' }
const search = (address: string, words = '') => searchOf(queueLink.fromLink(address), words, context)

test('by default every case that needs work is searched', () => {
  expect(search('')).toEqual({ status: openResolutionStatuses })
  expect(search('?view=all')).toEqual({})
})

test('each view is a search', () => {
  expect(search('?view=mine')).toEqual({ status: openResolutionStatuses, assigneeId: 'staff-sam' })
  expect(search('?view=unassigned')).toEqual({ status: openResolutionStatuses, isUnassigned: true })
  expect(search('?view=provider')).toEqual({ status: ['PendingProvider'] })
  expect(search('?view=review')).toEqual({ status: ['NeedsReview'] })
  expect(search('?view=survey')).toEqual({ status: openResolutionStatuses, source: ['Survey'] })
})

test('filters narrow the view, and replace its condition on the same field', () => {
  expect(search('?view=mine&assignee=staff-kim&type=Conflict&branch=branch-1&age=7', ' lease ')).toEqual({
    status: openResolutionStatuses,
    assigneeId: 'staff-kim',
    type: ['Conflict'],
    branchId: 'branch-1',
    openedTo: '2026-03-03',
    words: 'lease',
  })
  expect(search('?view=mine&assignee=none')).toEqual({ status: openResolutionStatuses, isUnassigned: true })
  expect(search('?assignee=me&firm=firm-1')).toMatchObject({ assigneeId: 'staff-sam', firmId: 'firm-1' })
})

test('values that the platform would refuse are never sent', () => {
  expect(search('?status=Nonsense,New&category=No&view=elsewhere&age=-1')).toEqual({ status: ['New'] })
})

test('a status that the view excludes leads to all cases', () => {
  expect(withFilter({}, { status: ['ClosedWithMerit'] })).toEqual({ status: ['ClosedWithMerit'], view: 'all' })
  expect(withFilter({ view: 'provider' }, { status: ['New'] })).toEqual({ status: ['New'], view: 'all' })
  expect(withFilter({}, { status: ['New'] })).toEqual({ status: ['New'] })
})

test('names the filters in force, without the view', () => {
  expect(filterNames(queueLink.fromLink('?view=mine&status=New&age=3'))).toEqual(['status', 'age'])
})

test('open cases count the other views; a status added later needs work', () => {
  const rows = [
    { status: 'New', source: 'Survey' },
    { status: 'NeedsReview', source: 'Call', assigneeId: 'staff-sam' },
    { status: 'PendingProvider', source: 'Call', assigneeId: 'staff-kim' },
  ]
  const counts = (['open', 'mine', 'unassigned', 'provider', 'review', 'survey'] as const).map((view) =>
    countIn(rows, view, 'staff-sam'),
  )
  expect(counts).toEqual([3, 1, 1, 1, 1, 1])
  expect(['New', 'Discarded', 'AddedLater'].map(isOpen)).toEqual([true, false, true])
})
