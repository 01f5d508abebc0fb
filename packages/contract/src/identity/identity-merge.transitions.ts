import { assumedTransitions, type TransitionsOf } from '../transitions.ts'
import type { IdentityMergeStatus } from './identity-merge.enums.ts'
import type * as calls from './identity-merge.ts'

/** The statuses of a merge in progress. */
export const runningMergeStatuses: readonly IdentityMergeStatus[] = ['CREATED', 'IN_PROGRESS', 'PROCESSING']

/** The final statuses of a merge. `OK` and `COMPLETE` are treated alike: processors use one, merges the other. */
export const finishedMergeStatuses: readonly IdentityMergeStatus[] = ['OK', 'WARNING', 'FAILED', 'COMPLETE']

/**
 * "Allowed from-to rules are not shown" (identity and communication, section 4). Default: processors can join a running
 * merge, and report once more after it. A merge moves by itself from CREATED through IN_PROGRESS to COMPLETE, or to
 * WARNING or FAILED if a processor ends there.
 */
export const mergeTransitions = assumedTransitions({
  merge: { to: 'CREATED' },
  unmerge: { to: 'CREATED' },
  addProcessorStatuses: { from: runningMergeStatuses },
} satisfies TransitionsOf<IdentityMergeStatus, typeof calls>)
