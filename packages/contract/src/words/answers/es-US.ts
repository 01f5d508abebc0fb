import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  QuestionnaireAnswer: {
    one: 'Respuestas del cuestionario',
    many: 'Respuestas de los cuestionarios',
    about: 'Respuestas de una persona a un cuestionario',
  },
  AnswerAttachmentLink: {
    one: 'Enlace de archivo adjunto',
    many: 'Enlaces de archivos adjuntos',
    about: 'Enlace para descargar un archivo adjunto',
  },
  AnswerUploadLink: {
    one: 'Enlace de carga',
    many: 'Enlaces de carga',
    about: 'Enlace para cargar un archivo adjunto',
  },
  AnswerAttachment: { one: 'Archivo adjunto', many: 'Archivos adjuntos' },
  AnswerReview: { one: 'Revisión', many: 'Revisiones' },
  AnswerReviewFeedback: { one: 'Opinión', many: 'Opiniones' },
  AnswerReviewFinding: { one: 'Hallazgo', many: 'Hallazgos' },
  AnswerValue: { one: 'Respuesta', many: 'Respuestas' },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.QuestionnaireAnswer,
  about: 'Lo que se respondió en los cuestionarios',
} as const satisfies Name

export const fields = {
  'AnswerReviewFinding.start': 'Inicio del pasaje',
  'AnswerReviewFinding.end': 'Final del pasaje',
  questionKey: 'Pregunta',
  questionVersion: 'Versión del cuestionario',
  attachmentKeys: 'Archivos adjuntos',
  attachmentKey: 'Archivo adjunto',
  requestedAt: 'Fecha de la solicitud',
  expectedAt: 'Fecha prevista',
  failedAt: 'Fecha de la falla',
  reviewerName: 'Persona que lo revisó',
  findings: 'Hallazgos',
  quote: 'Cita del texto',
  isAgreed: 'De acuerdo',
  findingId: 'Hallazgo',
  notificationIds: 'Notificaciones',
  documentReview: 'Revisión del documento',
  aiReview: 'Revisión con IA',
} as const satisfies SameWords<typeof us.fields>

export const actions = {
  addAnswerNotification: 'Agregar una notificación',
  addAnswerNotificationV1: 'Agregar una notificación',
  changeAnswerOwner: 'Cambiar el titular',
  changeAnswerOwnerV1: 'Cambiar el titular',
  createAnswer: 'Iniciar un cuestionario',
  createAnswerV1: 'Iniciar un cuestionario',
  createPublicAnswer: 'Iniciar un cuestionario público',
  deleteAnswer: 'Eliminar las respuestas',
  deleteAnswerV1: 'Eliminar las respuestas',
  generateAnswerAiReview: 'Solicitar una revisión con IA',
  generateAnswerDocumentReview: 'Solicitar una revisión del documento',
  getAnswer: 'Ver las respuestas',
  getAnswerAttachmentLinks: 'Ver los enlaces de archivos adjuntos',
  getAnswerUploadLinks: 'Ver los enlaces de carga',
  getAnswerV1: 'Ver las respuestas',
  listAnswers: 'Ver las respuestas de los cuestionarios',
  listAnswersV1: 'Ver las respuestas de los cuestionarios',
  removeAnswerNotification: 'Quitar la notificación',
  removeAnswerNotificationV1: 'Quitar la notificación',
  replaceAnswer: 'Cambiar las respuestas',
  replaceAnswerV1: 'Cambiar las respuestas',
  replacePublicAnswer: 'Cambiar las respuestas públicas',
  submitAnswer: 'Enviar el cuestionario',
  submitAnswerAiReviewFeedback: 'Opinar sobre la revisión con IA',
  submitAnswerDocumentReviewFeedback: 'Opinar sobre la revisión del documento',
  submitAnswerV1: 'Enviar el cuestionario',
  submitPublicAnswer: 'Enviar el cuestionario público',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  addAnswerNotification: 'Notificación agregada',
  addAnswerNotificationV1: 'Notificación agregada',
  changeAnswerOwner: 'Titular cambiado',
  changeAnswerOwnerV1: 'Titular cambiado',
  createAnswer: 'Cuestionario iniciado',
  createAnswerV1: 'Cuestionario iniciado',
  createPublicAnswer: 'Cuestionario iniciado',
  deleteAnswer: 'Respuestas eliminadas',
  deleteAnswerV1: 'Respuestas eliminadas',
  generateAnswerAiReview: 'Revisión con IA solicitada',
  generateAnswerDocumentReview: 'Revisión del documento solicitada',
  removeAnswerNotification: 'Notificación quitada',
  removeAnswerNotificationV1: 'Notificación quitada',
  replaceAnswer: 'Respuestas cambiadas',
  replaceAnswerV1: 'Respuestas cambiadas',
  replacePublicAnswer: 'Respuestas cambiadas',
  submitAnswer: 'Cuestionario enviado',
  submitAnswerAiReviewFeedback: 'Opinión sobre la revisión con IA enviada',
  submitAnswerDocumentReviewFeedback: 'Opinión sobre la revisión del documento enviada',
  submitAnswerV1: 'Cuestionario enviado',
  submitPublicAnswer: 'Cuestionario enviado',
} as const satisfies SameWords<typeof us.done>

export { AnswerAction as journal } from '../../labels/identity/answers.es-US.ts'
