import type * as merge from '../../identity/identity-merge.ts'
import type { Labels } from '../labels.ts'

export const IdentityMergeAction = {
  MERGE: 'Accounts merged',
  UNMERGE: 'Merge undone',
} as const satisfies Labels<merge.IdentityMergeAction>

export const IdentityMergeStatus = {
  CREATED: 'Created',
  IN_PROGRESS: 'In progress',
  OK: 'Succeeded',
  WARNING: 'Done with warnings',
  FAILED: 'Failed',
  PROCESSING: 'Processing',
  COMPLETE: 'Complete',
} as const satisfies Labels<merge.IdentityMergeStatus>
