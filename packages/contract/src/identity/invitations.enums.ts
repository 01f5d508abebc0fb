import { oneOf, type Out } from '../wire.ts'

// Source of every list: identity and communication, section 3, "Invitation", value for value and in its order.

export const InvitationStatus = oneOf('PENDING', 'ACCEPTED')
export type InvitationStatus = Out<typeof InvitationStatus>

/** What the invitation journal records. */
export const InvitationAction = oneOf('CREATED', 'RESENT', 'ACCEPTED', 'DELETED', 'UPDATED')
export type InvitationAction = Out<typeof InvitationAction>

/** "Identity type" in the specification: which side of an invitation someone is on. */
export const InvitationIdentityType = oneOf('OWNER', 'INVITEE')
export type InvitationIdentityType = Out<typeof InvitationIdentityType>

/** "Resource types" in the specification: what someone is invited to. */
export const InvitationResourceType = oneOf('RELATION', 'ENTITLEMENT', 'SUBSCRIPTION', 'ORDER', 'PRODUCT')
export type InvitationResourceType = Out<typeof InvitationResourceType>

export const SecurityQuestionType = oneOf('TEXT', 'DATE', 'NUMBER')
export type SecurityQuestionType = Out<typeof SecurityQuestionType>
