import { assumedTransitions, type TransitionsOf } from '../transitions.ts'
import type { IdentityMergeStatus } from './identity-merge.enums.ts'
import type * as calls from './identity-merge.ts'

/** Statuses of a merge that still has work before it. */
export const runningMergeStatuses: readonly IdentityMergeStatus[] = ['CREATED', 'IN_PROGRESS', 'PROCESSING']

/** Statuses of a merge that nothing more happens to. `OK` and `COMPLETE` are the same to us: processors say the one, merges the other. */
export const finishedMergeStatuses: readonly IdentityMergeStatus[] = ['OK', 'WARNING', 'FAILED', 'COMPLETE']

/**
 * "Allowed from-to rules are not shown" (identity and communication, section 4). Our default: processors join while a
 * merge runs and may report once more after it. It goes from CREATED over IN_PROGRESS to COMPLETE by itself, or to
 * WARNING or FAILED where a processor ends there.
 */
export const mergeTransitions = assumedTransitions({
  merge: { to: 'CREATED' },
  unmerge: { to: 'CREATED' },
  addProcessorStatuses: { from: runningMergeStatuses },
} satisfies TransitionsOf<IdentityMergeStatus, typeof calls>)
