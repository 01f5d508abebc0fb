import { Instant } from '../shared/dates.ts'
import { Email } from '../shared/email.ts'
import { PermissionType } from '../shared/people.ts'
import { assumed, entity, list, maybe, type Out, type Schema, text } from '../wire.ts'
import { InvitationResourceType, InvitationStatus, SecurityQuestionType } from './invitations.enums.ts'

const inviteeFields = assumed({
  identityId: maybe(text),
  name: text,
  email: maybe(Email),
  phoneNumber: maybe(text),
  locale: maybe(text),
})

/** The invitee and the invitation's destination. With an `identityId`, the invitee has an account. */
export interface Invitee extends Out<typeof inviteeFields> {}
export const Invitee: Schema<Invitee> = inviteeFields

const invitationResourceFields = entity({
  stated: { type: InvitationResourceType },
  assumed: { id: text, label: maybe(text) },
})

/** A resource that the invitation shares. `label` is its display name. */
export interface InvitationResource extends Out<typeof invitationResourceFields> {}
export const InvitationResource: Schema<InvitationResource> = invitationResourceFields

const securityQuestionFields = entity({ stated: { type: SecurityQuestionType }, assumed: { question: text } })

/** The question to answer before accepting; `type` is the format of the answer. Responses never contain the answer. */
export interface SecurityQuestion extends Out<typeof securityQuestionFields> {}
export const SecurityQuestion: Schema<SecurityQuestion> = securityQuestionFields

const invitationFields = entity({
  stated: {
    status: InvitationStatus,
    verificationCode: maybe(text),
    securityQuestion: maybe(SecurityQuestion),
    permissionType: maybe(PermissionType),
  },
  assumed: {
    id: text,
    identityId: text,
    ownerName: text,
    invitee: Invitee,
    resources: list(InvitationResource),
    message: maybe(text),
    sentAt: Instant,
    resendAt: maybe(Instant),
    expiresAt: maybe(Instant),
    acceptedAt: maybe(Instant),
    version: text,
  },
})

/**
 * An invitation by `identityId`, named `ownerName`, to share `resources` with the permission `permissionType`. It can't
 * be resent before `resendAt`. `version` is the value for `If-Match`.
 */
export interface Invitation extends Out<typeof invitationFields> {}
export const Invitation: Schema<Invitation> = invitationFields
