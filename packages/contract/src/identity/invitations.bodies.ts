import { Email } from '../shared/email.ts'
import { PermissionType } from '../shared/people.ts'
import { assumed, entity, list, maybe, type Out, type Schema, text } from '../wire.ts'
import { InvitationResource, Invitee } from './invitations.entities.ts'
import { InvitationIdentityType, InvitationStatus, SecurityQuestionType } from './invitations.enums.ts'

// "Payload and response field names are not shown" (identity and communication, section 7): names are assumed, except
// those that section 3 lists.

const newSecurityQuestionFields = entity({
  stated: { type: SecurityQuestionType },
  assumed: { question: text, answer: text },
})

/** A question that only the invitee can answer. A DATE is formatted as `'2026-03-08'`. */
export interface NewSecurityQuestion extends Out<typeof newSecurityQuestionFields> {}
export const NewSecurityQuestion: Schema<NewSecurityQuestion> = newSecurityQuestionFields

const newInvitationFields = entity({
  stated: { permissionType: maybe(PermissionType), securityQuestion: maybe(NewSecurityQuestion) },
  assumed: {
    identityId: text,
    invitee: Invitee,
    resources: list(InvitationResource),
    message: maybe(text),
  },
})

/** An invitation to send for its owner, `identityId`. */
export interface NewInvitation extends Out<typeof newInvitationFields> {}
export const NewInvitation: Schema<NewInvitation> = newInvitationFields

const invitationQueryFields = entity({
  stated: { identityType: maybe(InvitationIdentityType), status: maybe(InvitationStatus) },
  assumed: { resourceId: maybe(text) },
})

/** The invitations to list: those sent as OWNER, received as INVITEE, or both. */
export interface InvitationQuery extends Out<typeof invitationQueryFields> {}
export const InvitationQuery: Schema<InvitationQuery> = invitationQueryFields

const inviteeQueryFields = entity({
  stated: { status: maybe(InvitationStatus) },
  assumed: { identityId: maybe(text), email: maybe(Email) },
})

/** The invitee whose invitations to find, from any sender. */
export interface InviteeQuery extends Out<typeof inviteeQueryFields> {}
export const InviteeQuery: Schema<InviteeQuery> = inviteeQueryFields

const invitationResendQueryFields = assumed({ identityId: text, resourceId: maybe(text) })

/** The invitee whose pending invitations to resend; with a `resourceId`, only those to that resource. */
export interface InvitationResendQuery extends Out<typeof invitationResendQueryFields> {}
export const InvitationResendQuery: Schema<InvitationResendQuery> = invitationResendQueryFields

const invitationAcceptanceFields = entity({
  stated: { verificationCode: text },
  assumed: { identityId: text, securityAnswer: maybe(text) },
})

/** The accepting person, with the code from the message and the answer to the security question, if any. */
export interface InvitationAcceptance extends Out<typeof invitationAcceptanceFields> {}
export const InvitationAcceptance: Schema<InvitationAcceptance> = invitationAcceptanceFields
