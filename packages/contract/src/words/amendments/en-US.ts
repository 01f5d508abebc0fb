import type * as amendments from '../../identity/amendments.ts'
import type { ActionWords, EntityWords, FieldWords, JournalWords, Name } from '../words.ts'

export const entities = {
  IdentityAmendment: { one: 'Amendment', many: 'Amendments', about: 'A change to a contract and when it applies' },
} as const satisfies EntityWords

/** The service as a whole. */
export const name = {
  ...entities.IdentityAmendment,
  about: 'Changes to a person’s contract',
} as const satisfies Name

export const fields = {
  amendmentId: 'Amendment',
} as const satisfies FieldWords

export const actions = {
  changeIdentityAmendmentOwner: 'Change owner',
  createIdentityAmendment: 'Add amendment',
  deleteIdentityAmendment: 'Delete amendment',
  listIdentityAmendments: 'View amendments',
} as const satisfies ActionWords<typeof amendments>

/** Announcements of completed actions. Reads have none. */
export const done = {
  changeIdentityAmendmentOwner: 'Owner changed',
  createIdentityAmendment: 'Amendment added',
  deleteIdentityAmendment: 'Amendment deleted',
} as const satisfies ActionWords<typeof amendments>

/** The specification lists no actions of this journal: these names are assumed. */
export const journal = {
  CREATED: done.createIdentityAmendment,
  DELETED: done.deleteIdentityAmendment,
  OWNER_CHANGED: done.changeIdentityAmendmentOwner,
} as const satisfies JournalWords
