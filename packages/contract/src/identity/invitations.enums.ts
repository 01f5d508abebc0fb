import { oneOf, type Out } from '../wire.ts'

// Source of every list: identity and communication, section 3, "Invitation", value for value and in its order.

export const InvitationStatus = oneOf('PENDING', 'ACCEPTED')
export type InvitationStatus = Out<typeof InvitationStatus>

/** The actions of the invitation journal. */
export const InvitationAction = oneOf('CREATED', 'RESENT', 'ACCEPTED', 'DELETED', 'UPDATED')
export type InvitationAction = Out<typeof InvitationAction>

/** "Identity type" in the specification: the side of an invitation. */
export const InvitationIdentityType = oneOf('OWNER', 'INVITEE')
export type InvitationIdentityType = Out<typeof InvitationIdentityType>

/** "Resource types" in the specification: the kind of shared resource. */
export const InvitationResourceType = oneOf('RELATION', 'ENTITLEMENT', 'SUBSCRIPTION', 'ORDER', 'PRODUCT')
export type InvitationResourceType = Out<typeof InvitationResourceType>

export const SecurityQuestionType = oneOf('TEXT', 'DATE', 'NUMBER')
export type SecurityQuestionType = Out<typeof SecurityQuestionType>
