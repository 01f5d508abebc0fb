import { assumedTransitions, type TransitionsOf } from '../transitions.ts'
import type { AnswerStatus } from './answers.enums.ts'
import type * as calls from './answers.ts'

const draft: readonly AnswerStatus[] = ['CREATED']
const notDeleted: readonly AnswerStatus[] = ['CREATED', 'SUBMITTED']

const review = { from: notDeleted } as const

/**
 * "CREATED to SUBMITTED by a submit call, or to DELETED" (identity and communication, section 4). Default for the rest:
 * a submitted answer can be reviewed but not changed.
 */
export const answerTransitions = assumedTransitions({
  create: { to: 'CREATED' },
  replace: { from: draft },
  delete: { from: draft, to: 'DELETED' },
  submitAnswer: { from: draft, to: 'SUBMITTED' },
  changeOwner: { from: notDeleted },
  addNotification: review,
  removeNotification: review,
  getS3UploadLinks: { from: draft },
  getS3AttachmentDownloadLinks: review,
  generateDocumentReview: review,
  generateAiReview: review,
  submitDocumentReviewFeedback: review,
  submitAiReviewFeedback: review,
} satisfies TransitionsOf<AnswerStatus, typeof calls>)
