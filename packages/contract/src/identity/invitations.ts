import { at, del, get, post } from '../operation.ts'
import { journal, maxClock } from '../shared/journal.ts'
import { ownerRealms } from '../shared/realm.ts'
import { list } from '../wire.ts'
import {
  InvitationAcceptance,
  InvitationQuery,
  InvitationResendQuery,
  InviteeQuery,
  NewInvitation,
  NewSecurityQuestion,
} from './invitations.bodies.ts'
import { Invitation, InvitationResource, Invitee, SecurityQuestion } from './invitations.entities.ts'
import {
  InvitationAction,
  InvitationIdentityType,
  InvitationResourceType,
  InvitationStatus,
  SecurityQuestionType,
} from './invitations.enums.ts'

// Source: identity and communication, section 7, "Invitations". An invitee can be of any realm, so every realm can read
// and accept invitations; sending is for the owner.

const owned = { realms: ownerRealms, assumes: ['realms'] } as const
const invitations = at('invitations', '/v1/invitations')
const ownInvitations = at('invitations', '/v1/invitations', owned)
const invitation = at('invitations', '/v1/invitations/{invitationId}')
const ownInvitation = at('invitations', '/v1/invitations/{invitationId}', owned)

export const createInvitation = post(ownInvitations, '', { body: NewInvitation, returns: Invitation })
export const getInvitation = get(invitation, '', { returns: Invitation })
export const deleteInvitation = del(ownInvitation, '')
export const getInvitationByVerificationCode = get(invitations, 'verificationCode/{code}', { returns: Invitation })
export const listInvitations = get(at('invitations', '/v1/identities/{identityId}/invitations'), '', {
  query: InvitationQuery,
  returns: list(Invitation),
})
export const listInvitationsOfInvitee = get(invitations, 'invitee', { query: InviteeQuery, returns: list(Invitation) })

export const resendInvitation = post(ownInvitation, 'resend', { returns: Invitation })
export const resendAllInvitations = post(ownInvitations, 'resendAll', {
  query: InvitationResendQuery,
  returns: list(Invitation),
})
export const updateInvitee = post(ownInvitation, 'updateInvitee', { body: Invitee, returns: Invitation })
export const acceptInvitation = post(invitation, 'accept', { body: InvitationAcceptance, returns: Invitation })

export const invitationJournal = journal('invitations', '/v1/invitations', InvitationAction, {
  assumes: ['path', 'access'],
})
export const invitationMaxClock = maxClock('invitations', '/v1/invitations')

export {
  Invitation,
  InvitationAcceptance,
  InvitationAction,
  InvitationIdentityType,
  InvitationQuery,
  InvitationResendQuery,
  InvitationResource,
  InvitationResourceType,
  InvitationStatus,
  Invitee,
  InviteeQuery,
  NewInvitation,
  NewSecurityQuestion,
  SecurityQuestion,
  SecurityQuestionType,
}
export { invitationTransitions } from './invitations.transitions.ts'
