import type * as identities from '../../identity/identities.ts'
import type { ActionWords, EntityWords, FieldWords, JournalWords, Name } from '../words.ts'

export const entities = {
  Identity: { one: 'Account', many: 'Accounts', about: 'A person’s sign-in details' },
  IdentityEmail: { one: 'Sign-in email', many: 'Sign-in emails' },
  IdentityExistence: { one: 'Account check', many: 'Account checks', about: 'Whether an account exists' },
  IdentitySettings: { one: 'Sign-in settings', many: 'Sign-in settings', about: 'How a person signs in' },
  IdentityToken: { one: 'Identity token', many: 'Identity tokens', about: 'A token that acts for a person' },
  Impersonation: {
    one: 'Session as a member',
    many: 'Sessions as a member',
    about: 'A session in which staff act for a member',
  },
  PasswordRecord: { one: 'Password', many: 'Passwords' },
} as const satisfies EntityWords

/** The service as a whole. */
export const name = {
  ...entities.Identity,
  about: 'Everyone who can sign in, and how',
} as const satisfies Name

export const fields = {
  canCreateToken: 'May create tokens',
  resetCode: 'Reset code',
  newPassword: 'New password',
  passwords: 'Passwords',
  hash: 'Hashed password',
  setAt: 'Set',
  oktaId: 'Okta account',
  usernames: 'Usernames',
  multifactorType: 'Two-step verification',
  referrer: 'Referred by',
  federatedAuthType: 'Signs in with',
  isTemporary: 'Temporary',
  invalidatedAt: 'Invalidated',
  username: 'Username',
  password: 'Password',
  currentPassword: 'Current password',
  appName: 'Application',
  newEmail: 'New email',
  newUsername: 'New username',
  emails: 'Sign-in emails',
  'IdentityExistence.exists': 'Account exists',
} as const satisfies FieldWords

export const hints = {
  resetCode: 'From the email that was sent',
  canCreateToken: 'Lets the account act for programs',
  isTemporary: 'Must be changed at the next sign-in',
  oktaId: 'Links the account to the company sign-in',
} as const satisfies FieldWords

export const actions = {
  addClassicId: 'Add legacy ID',
  addIdentityEmail: 'Add sign-in email',
  addPassword: 'Add password',
  addUsername: 'Add username',
  checkIdentityExists: 'Check whether an account exists',
  createIdentity: 'Create account',
  deleteIdentity: 'Delete account',
  findIdentities: 'Find accounts',
  getIdentity: 'View account',
  getIdentityKey: 'View public key',
  getIdentitySettings: 'View sign-in settings',
  impersonateIdentity: 'Act as this member',
  invalidatePasswords: 'Invalidate passwords',
  removeClassicId: 'Remove legacy ID',
  removeIdentityEmail: 'Remove sign-in email',
  removeUsername: 'Remove username',
  replaceAllIdentityEmails: 'Replace all sign-in emails',
  resetPassword: 'Reset password',
  sendPasswordResetEmail: 'Send password reset email',
  setPassword: 'Set new password',
  touchIdentity: 'Mark account as updated',
  unlinkOkta: 'Unlink Okta account',
  updateCanCreateToken: 'Change permission to create tokens',
  updateIdentityEmail: 'Change sign-in email',
  updateIdentitySettings: 'Change two-step verification',
  updateOktaId: 'Change Okta account',
  updatePassword: 'Change password',
  updatePasswordV1: 'Change password',
  updateReferrer: 'Change referrer',
  updateUsername: 'Change username',
} as const satisfies ActionWords<typeof identities>

/** Consequences of actions, shown before they are sent. */
export const consequences = {
  setPassword: 'The person signs in with the new password from now on.',
} as const satisfies ActionWords<typeof identities>

/** Announcements of completed actions. Reads have none. */
export const done = {
  addClassicId: 'Legacy ID added',
  addIdentityEmail: 'Sign-in email added',
  addPassword: 'Password added',
  addUsername: 'Username added',
  createIdentity: 'Account created',
  deleteIdentity: 'Account deleted',
  impersonateIdentity: 'Acting as this member',
  invalidatePasswords: 'Passwords invalidated',
  removeClassicId: 'Legacy ID removed',
  removeIdentityEmail: 'Sign-in email removed',
  removeUsername: 'Username removed',
  replaceAllIdentityEmails: 'Sign-in emails replaced',
  resetPassword: 'Password reset',
  sendPasswordResetEmail: 'Password reset email sent',
  setPassword: 'New password set',
  touchIdentity: 'Account marked as updated',
  unlinkOkta: 'Okta account unlinked',
  updateCanCreateToken: 'Permission to create tokens changed',
  updateIdentityEmail: 'Sign-in email changed',
  updateIdentitySettings: 'Two-step verification changed',
  updateOktaId: 'Okta account changed',
  updatePassword: 'Password changed',
  updatePasswordV1: 'Password changed',
  updateReferrer: 'Referrer changed',
  updateUsername: 'Username changed',
} as const satisfies ActionWords<typeof identities>

/** The specification lists no actions of this journal: these names are assumed. */
export const journal = {
  CREATE: done.createIdentity,
  DELETE: done.deleteIdentity,
  ADD_CLASSIC_ID: done.addClassicId,
  ADD_EMAIL: done.addIdentityEmail,
  ADD_PASSWORD: done.addPassword,
  ADD_USERNAME: done.addUsername,
  BULK_ADD_PASSWORDS: 'Passwords brought over',
  IMPERSONATE: 'Session as this member started',
  INVALIDATE_PASSWORDS: done.invalidatePasswords,
  MIGRATE: 'Brought over from the legacy system',
  REMOVE_CLASSIC_ID: done.removeClassicId,
  REMOVE_EMAIL: done.removeIdentityEmail,
  REMOVE_USERNAME: done.removeUsername,
  REPLACE_ALL_EMAILS: done.replaceAllIdentityEmails,
  RESET_PASSWORD: done.resetPassword,
  SET_PASSWORD: done.setPassword,
  TOUCH: done.touchIdentity,
  UNLINK_OKTA: done.unlinkOkta,
  UPDATE_CAN_CREATE_TOKEN: done.updateCanCreateToken,
  UPDATE_EMAIL: done.updateIdentityEmail,
  UPDATE_OKTA_ID: done.updateOktaId,
  UPDATE_PASSWORD: done.updatePassword,
  UPDATE_REFERRER: done.updateReferrer,
  UPDATE_SETTINGS: done.updateIdentitySettings,
  UPDATE_USERNAME: done.updateUsername,
} as const satisfies JournalWords
