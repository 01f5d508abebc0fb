import type * as answers from '../../identity/answers.ts'
import type { Labels } from '../labels.ts'

export const AnswerAction = {
  CREATE: 'Questionnaire commencé',
  CHANGE: 'Réponses modifiées',
  DELETE: 'Réponses supprimées',
  SUBMIT: 'Questionnaire envoyé',
  CHANGE_OWNER: 'Titulaire modifié',
  ADD_NOTIFICATION: 'Notification ajoutée',
  REMOVE_NOTIFICATION: 'Notification retirée',
  GENERATE_DOC_REVIEW: 'Examen du document demandé',
  ADD_DOC_REVIEW_FEEDBACK: 'Avis sur l’examen du document ajouté',
  GENERATE_AI_REVIEW: 'Examen par l’IA demandé',
  ADD_AI_REVIEW_FEEDBACK: 'Avis sur l’examen par l’IA ajouté',
} as const satisfies Labels<answers.AnswerAction>

/** Of the questionnaire as a whole. */
export const AnswerStatus = {
  CREATED: 'Brouillon',
  SUBMITTED: 'Envoyé',
  DELETED: 'Supprimé',
} as const satisfies Labels<answers.AnswerStatus>
