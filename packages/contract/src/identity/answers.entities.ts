import { Instant } from '../shared/dates.ts'
import { assumed, entity, flag, list, maybe, number, type Out, type Schema, text, unshown } from '../wire.ts'
import { AnswerStatus } from './answers.enums.ts'

const answerValueFields = entity({ assumed: { questionKey: text }, unshown: { value: unshown } })

/** The answer to one question of a questionnaire; the type of `value` depends on the question. */
export interface AnswerValue extends Out<typeof answerValueFields> {}
export const AnswerValue: Schema<AnswerValue> = answerValueFields

const answerAttachmentFields = assumed({
  key: text,
  name: text,
  contentType: text,
  size: number,
  questionKey: maybe(text),
})

/** A file attached to an answer. `size` is in bytes; `key` identifies it in the download links. */
export interface AnswerAttachment extends Out<typeof answerAttachmentFields> {}
export const AnswerAttachment: Schema<AnswerAttachment> = answerAttachmentFields

const answerReviewFindingFields = assumed({
  id: text,
  text,
  attachmentKey: maybe(text),
  quote: maybe(text),
  start: maybe(number),
  end: maybe(number),
})

/** A finding of a review. `quote` is the text from character `start` up to `end`. */
export interface AnswerReviewFinding extends Out<typeof answerReviewFindingFields> {}
export const AnswerReviewFinding: Schema<AnswerReviewFinding> = answerReviewFindingFields

const answerReviewFeedbackFields = assumed({ isAgreed: flag, reason: maybe(text), findingId: maybe(text) })

/** Whether the reader agrees with a review or, with a `findingId`, with one of its findings. */
export interface AnswerReviewFeedback extends Out<typeof answerReviewFeedbackFields> {}
export const AnswerReviewFeedback: Schema<AnswerReviewFeedback> = answerReviewFeedbackFields

const answerReviewFields = assumed({
  id: text,
  requestedAt: Instant,
  expectedAt: maybe(Instant),
  completedAt: maybe(Instant),
  failedAt: maybe(Instant),
  reviewerName: maybe(text),
  summary: maybe(text),
  findings: list(AnswerReviewFinding),
  feedback: list(AnswerReviewFeedback),
})

/**
 * A review of an answer and its attachments. Pending until `completedAt` or `failedAt`; `reviewerName` is the lawyer,
 * absent for a purely automatic review.
 */
export interface AnswerReview extends Out<typeof answerReviewFields> {}
export const AnswerReview: Schema<AnswerReview> = answerReviewFields

const questionnaireAnswerFields = entity({
  stated: { status: AnswerStatus },
  assumed: {
    id: text,
    identityId: text,
    questionId: text,
    questionVersion: maybe(text),
    title: text,
    locale: maybe(text),
    values: list(AnswerValue),
    attachments: list(AnswerAttachment),
    notificationIds: list(text),
    documentReview: maybe(AnswerReview),
    aiReview: maybe(AnswerReview),
    createdAt: Instant,
    updatedAt: Instant,
    submittedAt: maybe(Instant),
    version: text,
  },
})

/**
 * A person's answers to the questionnaire `questionId`: "Answer" in the specification. A draft until it is SUBMITTED.
 * `notificationIds` are the related notifications; `version` is the value for `If-Match`.
 */
export interface QuestionnaireAnswer extends Out<typeof questionnaireAnswerFields> {}
export const QuestionnaireAnswer: Schema<QuestionnaireAnswer> = questionnaireAnswerFields

const answerUploadLinkFields = assumed({ key: text, url: text, expiresAt: Instant })

/** An upload address for one file: PUT its bytes there, then refer to it by `key`. */
export interface AnswerUploadLink extends Out<typeof answerUploadLinkFields> {}
export const AnswerUploadLink: Schema<AnswerUploadLink> = answerUploadLinkFields

const answerAttachmentLinkFields = assumed({ key: text, name: text, url: text, expiresAt: Instant })

/** A download address of one attachment, valid until `expiresAt`. */
export interface AnswerAttachmentLink extends Out<typeof answerAttachmentLinkFields> {}
export const AnswerAttachmentLink: Schema<AnswerAttachmentLink> = answerAttachmentLinkFields
