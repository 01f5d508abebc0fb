import type * as invitations from '../../identity/invitations.ts'
import type { Labels } from '../labels.ts'

export const InvitationStatus = {
  PENDING: 'En attente',
  ACCEPTED: 'Acceptée',
} as const satisfies Labels<invitations.InvitationStatus>

export const InvitationAction = {
  CREATED: 'Invitation envoyée',
  RESENT: 'Invitation envoyée de nouveau',
  ACCEPTED: 'Invitation acceptée',
  DELETED: 'Invitation supprimée',
  UPDATED: 'Invitation mise à jour',
} as const satisfies Labels<invitations.InvitationAction>

export const InvitationIdentityType = {
  OWNER: 'Personne qui invite',
  INVITEE: 'Personne invitée',
} as const satisfies Labels<invitations.InvitationIdentityType>

export const InvitationResourceType = {
  RELATION: 'Famille ou entreprise',
  ENTITLEMENT: 'Protection',
  SUBSCRIPTION: 'Abonnement',
  ORDER: 'Commande',
  PRODUCT: 'Forfait',
} as const satisfies Labels<invitations.InvitationResourceType>

export const SecurityQuestionType = {
  TEXT: 'Texte',
  DATE: 'Date',
  NUMBER: 'Nombre',
} as const satisfies Labels<invitations.SecurityQuestionType>
