import type * as businessPlus from '../../identity/business-plus.ts'
import type { ActionWords, EntityWords, FieldWords, Name } from '../words.ts'

export const entities = {
  BusinessPlusState: {
    one: 'Business Plus account',
    many: 'Business Plus accounts',
    about: 'A business’s account at Business Plus',
  },
  BusinessPlusAuthorizedUser: { one: 'Authorized user', many: 'Authorized users' },
} as const satisfies EntityWords

/** The service as a whole. */
export const name = {
  ...entities.BusinessPlusState,
  about: 'Businesses’ accounts at Business Plus',
} as const satisfies Name

export const fields = {
  formerAccountId: 'Former account',
  websiteDomain: 'Domain name',
  userEmail: 'User’s email',
  authorizedUsers: 'Authorized users',
} as const satisfies FieldWords

export const hints = {
  websiteDomain: 'Such as example.com',
} as const satisfies FieldWords

export const actions = {
  changeBusinessPlusUserEmail: 'Change user’s email',
  changeBusinessPlusWebsiteDomain: 'Change website domain',
  createBusinessPlusState: 'Create account',
  deleteBusinessPlusState: 'Delete account',
  getBusinessPlusState: 'View account',
  listBusinessPlusStates: 'View Business Plus accounts',
  makeBusinessPlusLoginLink: 'Open Business Plus',
  migrateBusinessPlusAccount: 'Transfer account',
  updateBusinessPlusEntitlement: 'Change coverage',
} as const satisfies ActionWords<typeof businessPlus>

/** Announcements of completed actions. Reads have none. */
export const done = {
  changeBusinessPlusUserEmail: 'User’s email changed',
  changeBusinessPlusWebsiteDomain: 'Website domain changed',
  createBusinessPlusState: 'Account created',
  deleteBusinessPlusState: 'Account deleted',
  makeBusinessPlusLoginLink: 'Business Plus opened',
  migrateBusinessPlusAccount: 'Account transferred',
  updateBusinessPlusEntitlement: 'Coverage changed',
} as const satisfies ActionWords<typeof businessPlus>

export { BusinessPlusAction as journal } from '../../labels/identity/business-plus.en-US.ts'
