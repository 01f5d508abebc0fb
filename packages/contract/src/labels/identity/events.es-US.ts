import type * as events from '../../identity/events.ts'
import type { Labels } from '../labels.ts'

export const EventStatus = {
  ACTIVE: 'Activo',
  COMPLETED: 'Finalizado',
  CANCELED: 'Cancelado',
  DELETED: 'Eliminado',
} as const satisfies Labels<events.EventStatus>

export const EventType = {
  CALL_SCHEDULED: 'Llamada programada',
} as const satisfies Labels<events.EventType>

export const EventParticipantRole = {
  MEMBER: 'Miembro',
  ADMIN: 'Administrador',
  ADMIN_GROUP_MEMBER: 'Miembro del grupo de administradores',
} as const satisfies Labels<events.EventParticipantRole>

export const EventInvitationStatus = {
  PENDING: 'Sin respuesta',
  ACCEPTED: 'Aceptada',
  DECLINED: 'Rechazada',
  UNSENT: 'No enviada',
} as const satisfies Labels<events.EventInvitationStatus>

export const EventAction = {
  CREATE: 'Evento creado',
  ACTIVATE: 'Evento activado',
  COMPLETE: 'Evento finalizado',
  CANCEL: 'Evento cancelado',
  DELETE: 'Evento eliminado',
  UPDATE_DATE: 'Fecha cambiada',
  UPDATE_LOCATION: 'Lugar cambiado',
  ADD_PARTICIPANTS: 'Participantes agregados',
  REPLACE_PARTICIPANT: 'Participante reemplazado',
  UPDATE_INVITATION_STATUS: 'Estado de la invitación cambiado',
  UPDATE_PARTICIPANT_ROLE: 'Función del participante cambiada',
  UPDATE_SUBJECT: 'Asunto cambiado',
  UPDATE_EVENT_TYPE: 'Tipo de evento cambiado',
  UPDATE_PARTICIPANT_NAME: 'Nombre del participante cambiado',
} as const satisfies Labels<events.EventAction>
