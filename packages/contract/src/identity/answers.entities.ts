import { Instant } from '../shared/dates.ts'
import { assumed, entity, flag, list, maybe, number, type Out, type Schema, text, unshown } from '../wire.ts'
import { AnswerStatus } from './answers.enums.ts'

const answerValueFields = entity({ assumed: { questionKey: text }, unshown: { value: unshown } })

/** What was answered to one question of a questionnaire; `value` is as that question wants it. */
export interface AnswerValue extends Out<typeof answerValueFields> {}
export const AnswerValue: Schema<AnswerValue> = answerValueFields

const answerAttachmentFields = assumed({
  key: text,
  name: text,
  contentType: text,
  size: number,
  questionKey: maybe(text),
})

/** A file that belongs to an answer. `size` in bytes; `key` finds it among the download links. */
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

/** One thing a review found, with the place it speaks of: `quote` runs from character `start` up to `end`. */
export interface AnswerReviewFinding extends Out<typeof answerReviewFindingFields> {}
export const AnswerReviewFinding: Schema<AnswerReviewFinding> = answerReviewFindingFields

const answerReviewFeedbackFields = assumed({ isAgreed: flag, reason: maybe(text), findingId: maybe(text) })

/** Whether the reader agrees with a review or, with a `findingId`, with one finding of it. */
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
 * A review of what was answered and attached. Pending until `completedAt` or `failedAt`; `reviewerName` is the lawyer
 * who read it, absent where only a machine did.
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
 * What one person answered to the questionnaire `questionId`: "Answer" in the specification. A draft until it is
 * SUBMITTED. `notificationIds` are the notifications that go with it; `version` goes back as `If-Match`.
 */
export interface QuestionnaireAnswer extends Out<typeof questionnaireAnswerFields> {}
export const QuestionnaireAnswer: Schema<QuestionnaireAnswer> = questionnaireAnswerFields

const answerUploadLinkFields = assumed({ key: text, url: text, expiresAt: Instant })

/** Where one file may be sent, by a plain PUT of its bytes; afterwards `key` names it. */
export interface AnswerUploadLink extends Out<typeof answerUploadLinkFields> {}
export const AnswerUploadLink: Schema<AnswerUploadLink> = answerUploadLinkFields

const answerAttachmentLinkFields = assumed({ key: text, name: text, url: text, expiresAt: Instant })

/** Where one attachment may be fetched until `expiresAt`. */
export interface AnswerAttachmentLink extends Out<typeof answerAttachmentLinkFields> {}
export const AnswerAttachmentLink: Schema<AnswerAttachmentLink> = answerAttachmentLinkFields
