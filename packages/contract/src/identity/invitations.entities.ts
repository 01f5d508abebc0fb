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

/** Who is invited, and where the invitation goes. With an `identityId`, someone who has an account already. */
export interface Invitee extends Out<typeof inviteeFields> {}
export const Invitee: Schema<Invitee> = inviteeFields

const invitationResourceFields = entity({
  stated: { type: InvitationResourceType },
  assumed: { id: text, label: maybe(text) },
})

/** Something the invitation lets its invitee share. `label` is its name in words. */
export interface InvitationResource extends Out<typeof invitationResourceFields> {}
export const InvitationResource: Schema<InvitationResource> = invitationResourceFields

const securityQuestionFields = entity({ stated: { type: SecurityQuestionType }, assumed: { question: text } })

/** What the invitee is asked before accepting; `type` is how the answer is written. The answer never comes back. */
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
 * An invitation of `identityId`, called `ownerName`, to share what `resources` name, as `permissionType`. Until
 * `resendAt` it is not sent again. `version` goes back as `If-Match`.
 */
export interface Invitation extends Out<typeof invitationFields> {}
export const Invitation: Schema<Invitation> = invitationFields
