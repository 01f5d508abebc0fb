import { type ResolutionStatus, resolutionTransitions } from '@memberkit/contract/partners/resolutions'
import type { QueueCase } from '../received.ts'

/** The cases to assign: those of the queue, or those of an unfinished assignment, by ID. */
export interface AssignSubject {
  cases: readonly QueueCase[]
  /** Cases that must be read first. */
  ids?: readonly string[]
  /** The assignee chosen before. */
  assigneeId?: string
}

/** The predicted outcome of a case: `ready` is sent; `same` needs nothing; `closed` and `unread` can't be sent. */
export type Verdict = 'ready' | 'same' | 'closed' | 'unread'

export interface PlannedCase {
  id: string
  friendlyId: string
  verdict: Verdict
  /** Absent if it couldn't be read. */
  known?: QueueCase
}

export interface SendableCase extends PlannedCase {
  known: QueueCase
}

const from: readonly string[] = resolutionTransitions.updateAssigneeId.from
const known: readonly string[] = [
  'ClosedWithMerit',
  'ClosedWithoutMerit',
  'Discarded',
] satisfies readonly ResolutionStatus[]

/** Says of each case what would become of it, sending nothing. A status that was added later is left to the service. */
export function planOf(
  cases: readonly QueueCase[],
  assigneeId: string | undefined,
  unread: readonly string[] = [],
): readonly PlannedCase[] {
  return [
    ...cases.map((one) => ({
      id: one.id,
      friendlyId: one.friendlyId,
      known: one,
      verdict: verdictOf(one, assigneeId),
    })),
    ...unread.map((id) => ({ id, friendlyId: id, verdict: 'unread' as const })),
  ]
}

function verdictOf({ status, assigneeId }: QueueCase, wanted: string | undefined): Verdict {
  if (!from.includes(status) && known.includes(status)) return 'closed'
  return wanted !== undefined && assigneeId === wanted ? 'same' : 'ready'
}

export const isSendable = (one: PlannedCase): one is SendableCase => one.verdict === 'ready' && one.known !== undefined

export function countsOf(plan: readonly PlannedCase[]): Readonly<Record<Verdict, number>> {
  const counts = { ready: 0, same: 0, closed: 0, unread: 0 }
  for (const { verdict } of plan) counts[verdict] += 1
  return counts
}

/** Returns the firm that all cases share, if they do: then its employees can be assignees. */
export function sharedFirm(cases: readonly QueueCase[]) {
  const [first] = cases
  return first?.firm && cases.every(({ firm }) => firm?.id === first.firm?.id) ? first.firm : undefined
}
