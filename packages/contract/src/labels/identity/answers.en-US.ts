import type * as answers from '../../identity/answers.ts'
import type { Labels } from '../labels.ts'

export const AnswerAction = {
  CREATE: 'Questionnaire started',
  CHANGE: 'Answers changed',
  DELETE: 'Answers deleted',
  SUBMIT: 'Questionnaire submitted',
  CHANGE_OWNER: 'Owner changed',
  ADD_NOTIFICATION: 'Notification added',
  REMOVE_NOTIFICATION: 'Notification removed',
  GENERATE_DOC_REVIEW: 'Document review requested',
  ADD_DOC_REVIEW_FEEDBACK: 'Feedback on the document review added',
  GENERATE_AI_REVIEW: 'AI review requested',
  ADD_AI_REVIEW_FEEDBACK: 'Feedback on the AI review added',
} as const satisfies Labels<answers.AnswerAction>

/** Of the questionnaire as a whole. */
export const AnswerStatus = {
  CREATED: 'Draft',
  SUBMITTED: 'Submitted',
  DELETED: 'Deleted',
} as const satisfies Labels<answers.AnswerStatus>
