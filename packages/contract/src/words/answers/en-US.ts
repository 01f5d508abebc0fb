import type * as answers from '../../identity/answers.ts'
import type { ActionWords, EntityWords, FieldWords, Name } from '../words.ts'

export const entities = {
  QuestionnaireAnswer: {
    one: 'Questionnaire answers',
    many: 'Questionnaire answers',
    about: 'A person’s answers to one questionnaire',
  },
  AnswerAttachmentLink: { one: 'Attachment link', many: 'Attachment links', about: 'A link to download an attachment' },
  AnswerUploadLink: { one: 'Upload link', many: 'Upload links', about: 'A link to upload an attachment' },
  AnswerAttachment: { one: 'Attachment', many: 'Attachments' },
  AnswerReview: { one: 'Review', many: 'Reviews' },
  AnswerReviewFeedback: { one: 'Feedback', many: 'Feedback' },
  AnswerReviewFinding: { one: 'Finding', many: 'Findings' },
  AnswerValue: { one: 'Answer', many: 'Answers' },
} as const satisfies EntityWords

/** The service as a whole. */
export const name = {
  ...entities.QuestionnaireAnswer,
  about: 'What people answered in questionnaires',
} as const satisfies Name

export const fields = {
  'AnswerReviewFinding.start': 'Start of the passage',
  'AnswerReviewFinding.end': 'End of the passage',
  questionKey: 'Question',
  questionVersion: 'Questionnaire version',
  attachmentKeys: 'Attachments',
  attachmentKey: 'Attachment',
  requestedAt: 'Requested',
  expectedAt: 'Expected by',
  failedAt: 'Failed',
  reviewerName: 'Reviewed by',
  findings: 'Findings',
  quote: 'Quoted text',
  isAgreed: 'Agree',
  findingId: 'Finding',
  notificationIds: 'Notifications',
  documentReview: 'Document review',
  aiReview: 'AI review',
} as const satisfies FieldWords

export const actions = {
  addAnswerNotification: 'Add notification',
  addAnswerNotificationV1: 'Add notification',
  changeAnswerOwner: 'Change owner',
  changeAnswerOwnerV1: 'Change owner',
  createAnswer: 'Start questionnaire',
  createAnswerV1: 'Start questionnaire',
  createPublicAnswer: 'Start public questionnaire',
  deleteAnswer: 'Delete answers',
  deleteAnswerV1: 'Delete answers',
  generateAnswerAiReview: 'Request AI review',
  generateAnswerDocumentReview: 'Request document review',
  getAnswer: 'View answers',
  getAnswerAttachmentLinks: 'View attachment links',
  getAnswerUploadLinks: 'View upload links',
  getAnswerV1: 'View answers',
  listAnswers: 'View questionnaire answers',
  listAnswersV1: 'View questionnaire answers',
  removeAnswerNotification: 'Remove notification',
  removeAnswerNotificationV1: 'Remove notification',
  replaceAnswer: 'Change answers',
  replaceAnswerV1: 'Change answers',
  replacePublicAnswer: 'Change public answers',
  submitAnswer: 'Submit questionnaire',
  submitAnswerAiReviewFeedback: 'Give feedback on the AI review',
  submitAnswerDocumentReviewFeedback: 'Give feedback on the document review',
  submitAnswerV1: 'Submit questionnaire',
  submitPublicAnswer: 'Submit public questionnaire',
} as const satisfies ActionWords<typeof answers>

/** Announcements of completed actions. Reads have none. */
export const done = {
  addAnswerNotification: 'Notification added',
  addAnswerNotificationV1: 'Notification added',
  changeAnswerOwner: 'Owner changed',
  changeAnswerOwnerV1: 'Owner changed',
  createAnswer: 'Questionnaire started',
  createAnswerV1: 'Questionnaire started',
  createPublicAnswer: 'Questionnaire started',
  deleteAnswer: 'Answers deleted',
  deleteAnswerV1: 'Answers deleted',
  generateAnswerAiReview: 'AI review requested',
  generateAnswerDocumentReview: 'Document review requested',
  removeAnswerNotification: 'Notification removed',
  removeAnswerNotificationV1: 'Notification removed',
  replaceAnswer: 'Answers changed',
  replaceAnswerV1: 'Answers changed',
  replacePublicAnswer: 'Answers changed',
  submitAnswer: 'Questionnaire submitted',
  submitAnswerAiReviewFeedback: 'Feedback on the AI review sent',
  submitAnswerDocumentReviewFeedback: 'Feedback on the document review sent',
  submitAnswerV1: 'Questionnaire submitted',
  submitPublicAnswer: 'Questionnaire submitted',
} as const satisfies ActionWords<typeof answers>

export { AnswerAction as journal } from '../../labels/identity/answers.en-US.ts'
