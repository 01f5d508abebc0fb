import type { BranchStatus } from '../../partners/branches.ts'
import type { Tones } from '../labels.ts'

export const branchStatusTones = {
  CREATED: 'neutral',
  ACTIVATED: 'positive',
  DEACTIVATED: 'neutral',
  DELETED: 'neutral',
} as const satisfies Tones<BranchStatus>
