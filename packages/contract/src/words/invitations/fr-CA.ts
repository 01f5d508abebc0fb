import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  Invitation: { one: 'Invitation', many: 'Invitations', about: 'Invitation et ce qu’elle partage' },
  InvitationResource: { one: 'Élément partagé', many: 'Éléments partagés' },
  Invitee: { one: 'Personne invitée', many: 'Personnes invitées' },
  SecurityQuestion: { one: 'Question de sécurité', many: 'Questions de sécurité' },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.Invitation,
  about: 'Invitations à joindre un foyer, un forfait ou une équipe',
} as const satisfies Name

export const fields = {
  verificationCode: 'Code d’invitation',
  securityQuestion: 'Question de sécurité',
  ownerName: 'Personne qui invite',
  invitee: 'Personne invitée',
  resources: 'Éléments partagés',
  securityAnswer: 'Réponse à la question de sécurité',
  identityType: 'Type de compte',
  resourceId: 'Élément partagé',
} as const satisfies SameWords<typeof us.fields>

export const actions = {
  acceptInvitation: 'Accepter l’invitation',
  createInvitation: 'Envoyer une invitation',
  deleteInvitation: 'Supprimer l’invitation',
  getInvitation: 'Afficher l’invitation',
  getInvitationByVerificationCode: 'Ouvrir l’invitation par son code',
  listInvitations: 'Afficher les invitations',
  listInvitationsOfInvitee: 'Afficher les invitations d’une personne',
  resendAllInvitations: 'Envoyer de nouveau toutes les invitations',
  resendInvitation: 'Envoyer de nouveau l’invitation',
  updateInvitee: 'Modifier la personne invitée',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  acceptInvitation: 'Invitation acceptée',
  createInvitation: 'Invitation envoyée',
  deleteInvitation: 'Invitation supprimée',
  resendAllInvitations: 'Invitations envoyées de nouveau',
  resendInvitation: 'Invitation envoyée de nouveau',
  updateInvitee: 'Personne invitée modifiée',
} as const satisfies SameWords<typeof us.done>

export { InvitationAction as journal } from '../../labels/identity/invitations.fr-CA.ts'
