import type * as invitations from '../../identity/invitations.ts'
import type { ActionWords, EntityWords, FieldWords, Name } from '../words.ts'

export const entities = {
  Invitation: { one: 'Invitation', many: 'Invitations', about: 'An invitation and what it shares' },
  InvitationResource: { one: 'Shared item', many: 'Shared items' },
  Invitee: { one: 'Invited person', many: 'Invited people' },
  SecurityQuestion: { one: 'Security question', many: 'Security questions' },
} as const satisfies EntityWords

/** The service as a whole. */
export const name = {
  ...entities.Invitation,
  about: 'Invitations to join a household, plan or team',
} as const satisfies Name

export const fields = {
  verificationCode: 'Invitation code',
  securityQuestion: 'Security question',
  ownerName: 'Invited by',
  invitee: 'Invited person',
  resources: 'Shared with the invitation',
  securityAnswer: 'Answer to the security question',
  identityType: 'Kind of account',
  resourceId: 'Shared item',
} as const satisfies FieldWords

export const actions = {
  acceptInvitation: 'Accept invitation',
  createInvitation: 'Send invitation',
  deleteInvitation: 'Delete invitation',
  getInvitation: 'View invitation',
  getInvitationByVerificationCode: 'Open invitation by its code',
  listInvitations: 'View invitations',
  listInvitationsOfInvitee: 'View invitations of a person',
  resendAllInvitations: 'Send all invitations again',
  resendInvitation: 'Send invitation again',
  updateInvitee: 'Change invited person',
} as const satisfies ActionWords<typeof invitations>

/** Announcements of completed actions. Reads have none. */
export const done = {
  acceptInvitation: 'Invitation accepted',
  createInvitation: 'Invitation sent',
  deleteInvitation: 'Invitation deleted',
  resendAllInvitations: 'Invitations sent again',
  resendInvitation: 'Invitation sent again',
  updateInvitee: 'Invited person changed',
} as const satisfies ActionWords<typeof invitations>

export { InvitationAction as journal } from '../../labels/identity/invitations.en-US.ts'
