import { oneOf, type Out } from '../wire.ts'

// Source of every list: identity and communication, section 3, "Identity merge", value for value and in its order. Its
// "Classic id types" are shared with identities.

/** The actions of a merge and of its journal. */
export const IdentityMergeAction = oneOf('MERGE', 'UNMERGE')
export type IdentityMergeAction = Out<typeof IdentityMergeAction>

/** The status of a merge, and of each processor in it: the specification has one list. */
export const IdentityMergeStatus = oneOf('CREATED', 'IN_PROGRESS', 'OK', 'WARNING', 'FAILED', 'PROCESSING', 'COMPLETE')
export type IdentityMergeStatus = Out<typeof IdentityMergeStatus>
