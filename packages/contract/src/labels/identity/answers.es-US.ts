import type * as answers from '../../identity/answers.ts'
import type { Labels } from '../labels.ts'

export const AnswerAction = {
  CREATE: 'Cuestionario iniciado',
  CHANGE: 'Respuestas modificadas',
  DELETE: 'Respuestas eliminadas',
  SUBMIT: 'Cuestionario enviado',
  CHANGE_OWNER: 'Titular cambiado',
  ADD_NOTIFICATION: 'Notificación agregada',
  REMOVE_NOTIFICATION: 'Notificación quitada',
  GENERATE_DOC_REVIEW: 'Revisión del documento solicitada',
  ADD_DOC_REVIEW_FEEDBACK: 'Opinión sobre la revisión del documento agregada',
  GENERATE_AI_REVIEW: 'Revisión con IA solicitada',
  ADD_AI_REVIEW_FEEDBACK: 'Opinión sobre la revisión con IA agregada',
} as const satisfies Labels<answers.AnswerAction>

/** Of the questionnaire as a whole. */
export const AnswerStatus = {
  CREATED: 'Borrador',
  SUBMITTED: 'Enviado',
  DELETED: 'Eliminado',
} as const satisfies Labels<answers.AnswerStatus>
