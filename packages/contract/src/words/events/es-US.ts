import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  Event: { one: 'Evento', many: 'Eventos', about: 'Llamada o reunión programada' },
  EventLocation: { one: 'Lugar', many: 'Lugares' },
  EventParticipant: { one: 'Participante', many: 'Participantes' },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.Event,
  about: 'Llamadas y reuniones, con sus participantes',
} as const satisfies Name

export const fields = {
  eventType: 'Tipo de evento',
  location: 'Lugar',
  invitationStatus: 'Invitación',
  notifyParticipants: 'Avisar a los participantes',
} as const satisfies SameWords<typeof us.fields>

export const actions = {
  activateEvent: 'Activar el evento',
  addEventParticipants: 'Agregar participantes',
  cancelEvent: 'Cancelar el evento',
  completeEvent: 'Marcar el evento como finalizado',
  createEvent: 'Crear un evento',
  deleteEvent: 'Eliminar el evento',
  getEvent: 'Ver el evento',
  listEventsById: 'Ver los eventos',
  replaceEventParticipant: 'Reemplazar al participante',
  updateEventDate: 'Cambiar la fecha',
  updateEventInvitationStatus: 'Cambiar la respuesta a la invitación',
  updateEventLocation: 'Cambiar el lugar',
  updateEventParticipantName: 'Cambiar el nombre del participante',
  updateEventParticipantRole: 'Cambiar la función del participante',
  updateEventSubject: 'Cambiar el asunto',
  updateEventType: 'Cambiar el tipo',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  activateEvent: 'Evento activado',
  addEventParticipants: 'Participantes agregados',
  cancelEvent: 'Evento cancelado',
  completeEvent: 'Evento finalizado',
  createEvent: 'Evento creado',
  deleteEvent: 'Evento eliminado',
  replaceEventParticipant: 'Participante reemplazado',
  updateEventDate: 'Fecha cambiada',
  updateEventInvitationStatus: 'Respuesta a la invitación cambiada',
  updateEventLocation: 'Lugar cambiado',
  updateEventParticipantName: 'Nombre del participante cambiado',
  updateEventParticipantRole: 'Función del participante cambiada',
  updateEventSubject: 'Asunto cambiado',
  updateEventType: 'Tipo cambiado',
} as const satisfies SameWords<typeof us.done>

export { EventAction as journal } from '../../labels/identity/events.es-US.ts'
