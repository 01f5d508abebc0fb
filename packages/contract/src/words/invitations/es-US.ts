import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  Invitation: { one: 'Invitación', many: 'Invitaciones', about: 'Invitación y lo que comparte' },
  InvitationResource: { one: 'Elemento compartido', many: 'Elementos compartidos' },
  Invitee: { one: 'Persona invitada', many: 'Personas invitadas' },
  SecurityQuestion: { one: 'Pregunta de seguridad', many: 'Preguntas de seguridad' },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.Invitation,
  about: 'Invitaciones a unirse a un hogar, plan o equipo',
} as const satisfies Name

export const fields = {
  verificationCode: 'Código de invitación',
  securityQuestion: 'Pregunta de seguridad',
  ownerName: 'Persona que invita',
  invitee: 'Persona invitada',
  resources: 'Elementos compartidos',
  securityAnswer: 'Respuesta a la pregunta de seguridad',
  identityType: 'Tipo de cuenta',
  resourceId: 'Elemento compartido',
} as const satisfies SameWords<typeof us.fields>

export const actions = {
  acceptInvitation: 'Aceptar la invitación',
  createInvitation: 'Enviar una invitación',
  deleteInvitation: 'Eliminar la invitación',
  getInvitation: 'Ver la invitación',
  getInvitationByVerificationCode: 'Abrir la invitación con su código',
  listInvitations: 'Ver las invitaciones',
  listInvitationsOfInvitee: 'Ver las invitaciones de una persona',
  resendAllInvitations: 'Reenviar todas las invitaciones',
  resendInvitation: 'Reenviar la invitación',
  updateInvitee: 'Cambiar la persona invitada',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  acceptInvitation: 'Invitación aceptada',
  createInvitation: 'Invitación enviada',
  deleteInvitation: 'Invitación eliminada',
  resendAllInvitations: 'Invitaciones reenviadas',
  resendInvitation: 'Invitación reenviada',
  updateInvitee: 'Persona invitada cambiada',
} as const satisfies SameWords<typeof us.done>

export { InvitationAction as journal } from '../../labels/identity/invitations.es-US.ts'
