import type * as invitations from '../../identity/invitations.ts'
import type { Labels } from '../labels.ts'

export const InvitationStatus = {
  PENDING: 'Pending',
  ACCEPTED: 'Accepted',
} as const satisfies Labels<invitations.InvitationStatus>

export const InvitationAction = {
  CREATED: 'Invitation sent',
  RESENT: 'Invitation sent again',
  ACCEPTED: 'Invitation accepted',
  DELETED: 'Invitation deleted',
  UPDATED: 'Invitation updated',
} as const satisfies Labels<invitations.InvitationAction>

export const InvitationIdentityType = {
  OWNER: 'Inviter',
  INVITEE: 'Invitee',
} as const satisfies Labels<invitations.InvitationIdentityType>

export const InvitationResourceType = {
  RELATION: 'Family or business',
  ENTITLEMENT: 'Coverage',
  SUBSCRIPTION: 'Subscription',
  ORDER: 'Order',
  PRODUCT: 'Plan',
} as const satisfies Labels<invitations.InvitationResourceType>

export const SecurityQuestionType = {
  TEXT: 'Text',
  DATE: 'Date',
  NUMBER: 'Number',
} as const satisfies Labels<invitations.SecurityQuestionType>
