import type * as businessIdentityProtection from '../../identity/business-identity-protection.ts'
import type { ActionWords, EntityWords, FieldWords, JournalWords, Name } from '../words.ts'

export const entities = {
  BusinessIdentityProtectionState: {
    one: 'Business protection account',
    many: 'Business protection accounts',
    about: 'A business’s account at the protection service',
  },
} as const satisfies EntityWords

/** The service as a whole. */
export const name = {
  ...entities.BusinessIdentityProtectionState,
  about: 'Businesses’ accounts at the identity protection service',
} as const satisfies Name

/** Every field's label is one that services share. */
export const fields = {} as const satisfies FieldWords

export const actions = {
  createBusinessIdentityProtectionState: 'Create account',
  deleteBusinessIdentityProtectionState: 'Delete account',
  getBusinessIdentityProtectionHealth: 'View service health',
  getBusinessIdentityProtectionLogin: 'Open protection service',
  getBusinessIdentityProtectionState: 'View account',
  listBusinessIdentityProtectionStates: 'View business protection accounts',
  replaceBusinessIdentityProtectionState: 'Edit account',
} as const satisfies ActionWords<typeof businessIdentityProtection>

/** Announcements of completed actions. Reads have none. */
export const done = {
  createBusinessIdentityProtectionState: 'Account created',
  deleteBusinessIdentityProtectionState: 'Account deleted',
  replaceBusinessIdentityProtectionState: 'Account updated',
} as const satisfies ActionWords<typeof businessIdentityProtection>

/** The specification lists no actions of this journal: these names are assumed. */
export const journal = {
  CREATED: done.createBusinessIdentityProtectionState,
  UPDATED: done.replaceBusinessIdentityProtectionState,
  DELETED: done.deleteBusinessIdentityProtectionState,
} as const satisfies JournalWords
