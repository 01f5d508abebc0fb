import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  ServiceRequest: {
    one: 'Solicitud de servicio',
    many: 'Solicitudes de servicio',
    about: 'Solicitud de ayuda legal de un miembro',
  },
  CallToken: {
    one: 'Token de llamada',
    many: 'Tokens de llamada',
    about: 'Token con el que un agente llama desde el navegador',
  },
  ServiceRequestDocument: { one: 'Documento', many: 'Documentos', about: 'Documento de la solicitud' },
  QuickAlert: { one: 'Alerta rápida', many: 'Alertas rápidas' },
  ScheduledCall: { one: 'Llamada programada', many: 'Llamadas programadas' },
  ServiceRequestAlert: { one: 'Alerta', many: 'Alertas' },
  ServiceRequestAnswer: { one: 'Respuesta', many: 'Respuestas' },
  ServiceRequestAttachment: { one: 'Archivo adjunto', many: 'Archivos adjuntos' },
  ServiceRequestChat: { one: 'Chat', many: 'Chats' },
  ServiceRequestContact: { one: 'Contacto', many: 'Contactos' },
  ServiceRequestEntitlement: { one: 'Cobertura', many: 'Coberturas' },
  ServiceRequestEvent: { one: 'Evento', many: 'Eventos' },
  ServiceRequestNote: { one: 'Nota', many: 'Notas' },
  ServiceRequestSurvey: { one: 'Encuesta', many: 'Encuestas' },
  TalkdeskInteraction: { one: 'Llamada de Talkdesk', many: 'Llamadas de Talkdesk' },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.ServiceRequest,
  about: 'Solicitudes de ayuda legal de los miembros, desde la primera llamada hasta el cierre',
} as const satisfies Name

export const fields = {
  'ServiceRequestAnswer.questionId': 'Pregunta',
  'ServiceRequest.number': 'Número de la solicitud',
  acknowledgedAt: 'Fecha de confirmación',
  agent: 'Agente',
  answers: 'Respuestas',
  autoCloseAt: 'Cierre automático',
  by: 'Autor',
  caseId: 'Número de caso',
  chats: 'Chats',
  closingReason: 'Motivo del cierre',
  completedOn: 'Fecha de finalización',
  conflictsChecked: 'Verificación de conflictos de interés',
  criticalDate: 'Fecha crítica',
  direction: 'Dirección de la llamada',
  dismissedAt: 'Fecha de descarte',
  documents: 'Documentos',
  endedAt: 'Fin',
  events: 'Eventos',
  firstActivityDueBy: 'Plazo para la primera llamada',
  followUpAnswers: 'Encuesta de seguimiento',
  isProcessed: 'Procesado',
  lawyerName: 'Nombre del abogado',
  originalId: 'Documento original',
  outcome: 'Resultado de la llamada',
  quickAlert: 'Alerta rápida',
  referredTo: 'Derivada a',
  scheduledCall: 'Llamada programada',
  surveyAnswers: 'Encuesta de satisfacción',
  talkdeskInteractions: 'Llamadas de Talkdesk',
  unread: 'Mensajes no leídos',
  willCompletedOn: 'Fecha en que se completó el testamento',
} as const satisfies SameWords<typeof us.fields>

export const hints = {
  firstActivityDueBy: 'Plazo en que el bufete debe haber llamado',
  criticalDate: 'Fecha de audiencia o plazo que no se puede perder',
  conflictsChecked: 'Confirme que el bufete no tiene conflictos de interés',
  autoCloseAt: 'Momento en que se cierra la solicitud si no ocurre nada',
  quickAlert: 'Se muestra sobre la solicitud hasta borrarla',
} as const satisfies SameWords<typeof us.hints>
