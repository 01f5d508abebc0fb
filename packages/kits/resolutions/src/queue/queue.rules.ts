import { openResolutionStatuses, type ResolutionSearch } from '@memberkit/contract/partners/resolutions'
import { addDays } from '@memberkit/platform/formats'
import { enumerations, type QueueFilters, type ViewName } from './queue-link.ts'

/** The number of cases in the first request of the queue, and in each further one. */
export const usualPageSizes = [100, 200] as const

type Conditions = Pick<ResolutionSearch, 'status' | 'source' | 'assigneeId' | 'isUnassigned'>

const open = [...openResolutionStatuses]

/** The conditions of each view; exhaustive by type. */
const views: Record<ViewName, (me: string | undefined) => Conditions> = {
  open: () => ({ status: open }),
  mine: (me) => ({ status: open, assigneeId: me ?? '' }),
  unassigned: () => ({ status: open, isUnassigned: true }),
  provider: () => ({ status: ['PendingProvider'] }),
  review: () => ({ status: ['NeedsReview'] }),
  survey: () => ({ status: open, source: ['Survey'] }),
  all: () => ({}),
}

export interface SearchContext {
  /** The signed-in person. */
  me: string | undefined
  /** The date by the platform's clock, for `age`. */
  today: string | undefined
}

/** Returns the search of a view and its filters. A filter replaces the view's own condition on the same field. */
export function searchOf(filters: QueueFilters, words: string, { me, today }: SearchContext): ResolutionSearch {
  const { view = 'open', assignee, firm, branch, age } = filters
  const { assigneeId, isUnassigned, ...conditions } = views[view](me)
  const text = words.trim()
  return {
    ...conditions,
    ...chosenIn(filters),
    ...(assignee === undefined ? defined({ assigneeId, isUnassigned }) : assigneeCondition(assignee, me)),
    ...defined({ firmId: firm, branchId: branch }),
    ...(age !== undefined && today !== undefined && { openedTo: addDays(today, -age) }),
    ...(text && { words: text }),
  }
}

/** Returns the input of the first page of a search. */
export const firstPageOf = (search: ResolutionSearch, limit: number) => ({ body: { ...search, offset: 0, limit } })

function assigneeCondition(assignee: string, me: string | undefined): Conditions {
  return assignee === 'none' ? { isUnassigned: true } : { assigneeId: assignee === 'me' ? (me ?? '') : assignee }
}

function chosenIn(filters: QueueFilters): ResolutionSearch {
  const names = Object.keys(enumerations) as (keyof typeof enumerations)[]
  return defined(Object.fromEntries(names.map((name) => [name, filters[name]])))
}

const defined = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Fields>

/**
 * Returns the filters after a change. A status that the view excludes leads to all cases: otherwise the view's name
 * would contradict its rows.
 */
export function withFilter(filters: QueueFilters, change: Partial<QueueFilters>): QueueFilters {
  const next = { ...filters, ...change }
  const own = views[next.view ?? 'open'](undefined).status
  const excluded = change.status?.some((status) => own && !own.includes(status))
  return excluded ? { ...next, view: 'all' } : next
}

/** Returns the filters without the view. */
export function filterNames(filters: QueueFilters): (keyof QueueFilters)[] {
  const names = Object.keys(filters) as (keyof QueueFilters)[]
  return names.filter((name) => name !== 'view' && filters[name] !== undefined)
}

/** Returns everything but the view as removed. */
export const cleared: Partial<QueueFilters> = {
  status: undefined,
  type: undefined,
  category: undefined,
  source: undefined,
  concern: undefined,
  actionTaken: undefined,
  assignee: undefined,
  firm: undefined,
  branch: undefined,
  age: undefined,
}

interface Countable {
  status: string
  source: string
  assigneeId?: string
}

/**
 * Counts a view in rows that contain all open cases, so that it needs no request of its own. `all` can't be counted
 * there.
 */
export function countIn(rows: readonly Countable[], view: Exclude<ViewName, 'all'>, me: string | undefined): number {
  const { status, source, assigneeId, isUnassigned } = views[view](me)
  return rows.filter(
    (row) =>
      (status as readonly string[] | undefined)?.includes(row.status) !== false &&
      (source as readonly string[] | undefined)?.includes(row.source) !== false &&
      (assigneeId === undefined || row.assigneeId === assigneeId) &&
      (!isUnassigned || row.assigneeId === undefined),
  ).length
}
