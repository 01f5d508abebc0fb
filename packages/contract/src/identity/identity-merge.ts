import { at, get, post } from '../operation.ts'
import { journal, maxClock } from '../shared/journal.ts'
import { list } from '../wire.ts'
import {
  MergeOrder,
  MergePartner,
  MergeProcessorReport,
  MergeProcessorReports,
  MergeSearch,
  UnmergeOrder,
} from './identity-merge.bodies.ts'
import { IdentityMerge, MergeProcessorStatus } from './identity-merge.entities.ts'
import { IdentityMergeAction, IdentityMergeStatus } from './identity-merge.enums.ts'

// Source: identity and communication, section 7, "Identity merge".

const staff = { access: 'internal', assumes: ['access'] } as const
const identity = at('identity-merge', '/v1/identities/{identityId}', staff)
const merges = at('identity-merge', '/v1/identities/merges', staff)
const processors = at('identity-merge', '/v1/identities/merges/{mergeId}', { access: 'machine', assumes: ['access'] })

/** Merges two identities: the path identifies the remaining one, the query the other. */
export const mergeIdentities = post(identity, 'merge', {
  query: MergePartner,
  body: MergeOrder,
  returns: IdentityMerge,
})
export const unmergeIdentities = post(identity, 'unmerge', {
  query: MergePartner,
  body: UnmergeOrder,
  returns: IdentityMerge,
})

/** Assumed to be a search: the two operations above create merges, and the journal has no other action that does. */
export const findIdentityMerges = post(merges, '', {
  body: MergeSearch,
  returns: list(IdentityMerge),
  idempotent: true,
})
export const getIdentityMerge = get(merges, '{mergeId}', { returns: IdentityMerge })
export const addMergeProcessorStatuses = post(processors, 'addProcessorStatuses', {
  body: MergeProcessorReports,
  returns: IdentityMerge,
})
export const updateMergeProcessorStatus = post(processors, 'updateProcessorStatus', {
  body: MergeProcessorReport,
  returns: IdentityMerge,
})

export const identityMergeJournal = journal('identity-merge', '/v1/identities/merges', IdentityMergeAction, {
  assumes: ['path', 'access'],
})
export const identityMergeMaxClock = maxClock('identity-merge', '/v1/identities/merges')

export {
  IdentityMerge,
  IdentityMergeAction,
  IdentityMergeStatus,
  MergeOrder,
  MergePartner,
  MergeProcessorReport,
  MergeProcessorReports,
  MergeProcessorStatus,
  MergeSearch,
  UnmergeOrder,
}
export { finishedMergeStatuses, mergeTransitions, runningMergeStatuses } from './identity-merge.transitions.ts'
