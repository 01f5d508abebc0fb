import type * as identityMerge from '../../identity/identity-merge.ts'
import type { ActionWords, EntityWords, FieldWords, Name } from '../words.ts'

export const entities = {
  IdentityMerge: { one: 'Account merge', many: 'Account merges', about: 'The merge of one account into another' },
  MergeProcessorStatus: { one: 'System status', many: 'System statuses' },
} as const satisfies EntityWords

/** The service as a whole. */
export const name = {
  ...entities.IdentityMerge,
  about: 'Two accounts of one person made into one',
} as const satisfies Name

export const fields = {
  mergeId: 'Merge',
  processorStatuses: 'Progress by system',
  mergedIdentityId: 'Account merged in',
  processor: 'System',
  keepFromMerged: 'Keep from the account merged in',
  statuses: 'Statuses',
  'IdentityMerge.identityId': 'Account to keep',
} as const satisfies FieldWords

export const hints = {
  mergedIdentityId: 'Can’t be used after the merge',
} as const satisfies FieldWords

export const actions = {
  findIdentityMerges: 'Find account merges',
  getIdentityMerge: 'View account merge',
  mergeIdentities: 'Merge accounts',
  unmergeIdentities: 'Undo merge',
} as const satisfies ActionWords<typeof identityMerge>

/** Consequences of actions, shown before they are sent. */
export const consequences = {
  mergeIdentities: 'The two accounts become one, in every system. The account merged in can’t be used afterwards.',
  unmergeIdentities: 'The merge is undone in every system, and there are two accounts again.',
} as const satisfies ActionWords<typeof identityMerge>

/** Announcements of completed actions. Reads have none. */
export const done = {
  mergeIdentities: 'Merge started',
  unmergeIdentities: 'Undoing of the merge started',
} as const satisfies ActionWords<typeof identityMerge>

export { IdentityMergeAction as journal } from '../../labels/identity/identity-merge.en-US.ts'
