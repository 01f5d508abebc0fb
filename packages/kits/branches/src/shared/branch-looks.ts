import { branchStatusTones } from '@memberkit/contract/labels/tones'

export const statusLooks = { enumeration: 'BranchStatus', tones: branchStatusTones } as const
