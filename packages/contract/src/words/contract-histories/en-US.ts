import type * as contractHistories from '../../commerce/contract-histories.ts'
import type { ActionWords, EntityWords, FieldWords, JournalWords, Name } from '../words.ts'

export const entities = {
  ContractHistory: {
    one: 'Contract version',
    many: 'Contract versions',
    about: 'A contract, amendment or supplement and when it applies',
  },
} as const satisfies EntityWords

/** The service as a whole. */
export const name = {
  ...entities.ContractHistory,
  about: 'Every contract version a member has had, with its dates',
} as const satisfies Name

export const fields = {
  historyId: 'Contract version',
  histories: 'Contract versions',
} as const satisfies FieldWords

export const actions = {
  changeContractHistoryIdentity: 'Move to another person',
  createContractHistory: 'Add contract version',
  deleteContractHistories: 'Delete contract versions',
  deleteContractHistory: 'Delete contract version',
  listActiveContractHistories: 'View contract versions in effect',
  listContractHistories: 'View contract versions',
} as const satisfies ActionWords<typeof contractHistories>

/** Consequences of actions, shown before they are sent. */
export const consequences = {
  deleteContractHistories: 'Every contract version of this coverage is deleted. This can’t be undone.',
} as const satisfies ActionWords<typeof contractHistories>

/** Announcements of completed actions. Reads have none. */
export const done = {
  changeContractHistoryIdentity: 'Moved to another person',
  createContractHistory: 'Contract version added',
  deleteContractHistories: 'Contract versions deleted',
  deleteContractHistory: 'Contract version deleted',
} as const satisfies ActionWords<typeof contractHistories>

/** The specification lists no actions of this journal: these names are assumed. */
export const journal = {
  CREATED: done.createContractHistory,
  DELETED: done.deleteContractHistory,
  IDENTITY_CHANGED: done.changeContractHistoryIdentity,
  MIGRATED: 'Brought over from the legacy system',
} as const satisfies JournalWords
