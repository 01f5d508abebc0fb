import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  QuestionnaireAnswer: {
    one: 'Réponses au questionnaire',
    many: 'Réponses aux questionnaires',
    about: 'Réponses d’une personne à un questionnaire',
  },
  AnswerAttachmentLink: {
    one: 'Lien de pièce jointe',
    many: 'Liens de pièces jointes',
    about: 'Lien pour télécharger une pièce jointe',
  },
  AnswerUploadLink: {
    one: 'Lien de téléversement',
    many: 'Liens de téléversement',
    about: 'Lien pour téléverser une pièce jointe',
  },
  AnswerAttachment: { one: 'Pièce jointe', many: 'Pièces jointes' },
  AnswerReview: { one: 'Examen', many: 'Examens' },
  AnswerReviewFeedback: { one: 'Avis', many: 'Avis' },
  AnswerReviewFinding: { one: 'Constat', many: 'Constats' },
  AnswerValue: { one: 'Réponse', many: 'Réponses' },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.QuestionnaireAnswer,
  about: 'Réponses données aux questionnaires',
} as const satisfies Name

export const fields = {
  'AnswerReviewFinding.start': 'Début du passage',
  'AnswerReviewFinding.end': 'Fin du passage',
  questionKey: 'Question',
  questionVersion: 'Version du questionnaire',
  attachmentKeys: 'Pièces jointes',
  attachmentKey: 'Pièce jointe',
  requestedAt: 'Date de la demande',
  expectedAt: 'Moment prévu',
  failedAt: 'Moment de l’échec',
  reviewerName: 'Responsable de l’examen',
  findings: 'Constats',
  quote: 'Passage cité',
  isAgreed: 'D’accord',
  findingId: 'Constat',
  notificationIds: 'Notifications',
  documentReview: 'Examen du document',
  aiReview: 'Examen par l’IA',
} as const satisfies SameWords<typeof us.fields>

export const actions = {
  addAnswerNotification: 'Ajouter une notification',
  addAnswerNotificationV1: 'Ajouter une notification',
  changeAnswerOwner: 'Modifier le titulaire',
  changeAnswerOwnerV1: 'Modifier le titulaire',
  createAnswer: 'Commencer un questionnaire',
  createAnswerV1: 'Commencer un questionnaire',
  createPublicAnswer: 'Commencer un questionnaire public',
  deleteAnswer: 'Supprimer les réponses',
  deleteAnswerV1: 'Supprimer les réponses',
  generateAnswerAiReview: 'Demander un examen par l’IA',
  generateAnswerDocumentReview: 'Demander un examen du document',
  getAnswer: 'Afficher les réponses',
  getAnswerAttachmentLinks: 'Afficher les liens de pièces jointes',
  getAnswerUploadLinks: 'Afficher les liens de téléversement',
  getAnswerV1: 'Afficher les réponses',
  listAnswers: 'Afficher les réponses aux questionnaires',
  listAnswersV1: 'Afficher les réponses aux questionnaires',
  removeAnswerNotification: 'Retirer la notification',
  removeAnswerNotificationV1: 'Retirer la notification',
  replaceAnswer: 'Modifier les réponses',
  replaceAnswerV1: 'Modifier les réponses',
  replacePublicAnswer: 'Modifier les réponses publiques',
  submitAnswer: 'Envoyer le questionnaire',
  submitAnswerAiReviewFeedback: 'Donner un avis sur l’examen par l’IA',
  submitAnswerDocumentReviewFeedback: 'Donner un avis sur l’examen du document',
  submitAnswerV1: 'Envoyer le questionnaire',
  submitPublicAnswer: 'Envoyer le questionnaire public',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  addAnswerNotification: 'Notification ajoutée',
  addAnswerNotificationV1: 'Notification ajoutée',
  changeAnswerOwner: 'Titulaire modifié',
  changeAnswerOwnerV1: 'Titulaire modifié',
  createAnswer: 'Questionnaire commencé',
  createAnswerV1: 'Questionnaire commencé',
  createPublicAnswer: 'Questionnaire commencé',
  deleteAnswer: 'Réponses supprimées',
  deleteAnswerV1: 'Réponses supprimées',
  generateAnswerAiReview: 'Examen par l’IA demandé',
  generateAnswerDocumentReview: 'Examen du document demandé',
  removeAnswerNotification: 'Notification retirée',
  removeAnswerNotificationV1: 'Notification retirée',
  replaceAnswer: 'Réponses modifiées',
  replaceAnswerV1: 'Réponses modifiées',
  replacePublicAnswer: 'Réponses modifiées',
  submitAnswer: 'Questionnaire envoyé',
  submitAnswerAiReviewFeedback: 'Avis sur l’examen par l’IA envoyé',
  submitAnswerDocumentReviewFeedback: 'Avis sur l’examen du document envoyé',
  submitAnswerV1: 'Questionnaire envoyé',
  submitPublicAnswer: 'Questionnaire envoyé',
} as const satisfies SameWords<typeof us.done>

export { AnswerAction as journal } from '../../labels/identity/answers.fr-CA.ts'
