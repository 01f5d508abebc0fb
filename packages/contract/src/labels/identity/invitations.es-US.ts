import type * as invitations from '../../identity/invitations.ts'
import type { Labels } from '../labels.ts'

export const InvitationStatus = {
  PENDING: 'Pendiente',
  ACCEPTED: 'Aceptada',
} as const satisfies Labels<invitations.InvitationStatus>

export const InvitationAction = {
  CREATED: 'Invitación enviada',
  RESENT: 'Invitación enviada de nuevo',
  ACCEPTED: 'Invitación aceptada',
  DELETED: 'Invitación eliminada',
  UPDATED: 'Invitación actualizada',
} as const satisfies Labels<invitations.InvitationAction>

export const InvitationIdentityType = {
  OWNER: 'Persona que invita',
  INVITEE: 'Persona invitada',
} as const satisfies Labels<invitations.InvitationIdentityType>

export const InvitationResourceType = {
  RELATION: 'Familia o empresa',
  ENTITLEMENT: 'Cobertura',
  SUBSCRIPTION: 'Suscripción',
  ORDER: 'Pedido',
  PRODUCT: 'Plan',
} as const satisfies Labels<invitations.InvitationResourceType>

export const SecurityQuestionType = {
  TEXT: 'Texto',
  DATE: 'Fecha',
  NUMBER: 'Número',
} as const satisfies Labels<invitations.SecurityQuestionType>
