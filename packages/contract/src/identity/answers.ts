import { at, del, get, post, put } from '../operation.ts'
import { journal, maxClock } from '../shared/journal.ts'
import { OwnerChange } from '../shared/owner.ts'
import { ownerRealms } from '../shared/realm.ts'
import { list } from '../wire.ts'
import { AnswerNotification, AnswerReplacement, NewAnswer } from './answers.bodies.ts'
import {
  AnswerAttachment,
  AnswerAttachmentLink,
  AnswerReview,
  AnswerReviewFeedback,
  AnswerReviewFinding,
  AnswerUploadLink,
  AnswerValue,
  QuestionnaireAnswer,
} from './answers.entities.ts'
import { AnswerAction, AnswerStatus } from './answers.enums.ts'

// Source: identity and communication, section 7, "Answers". The difference between v1 and v2 is not shown: both have
// one shape here.

const owned = { realms: ownerRealms, assumes: ['realms'] } as const
const answers = at('answers', '/v2/users/{userId}/answers', owned)
const answer = at('answers', '/v2/users/{userId}/answers/{answerId}', owned)
const answersV1 = at('answers', '/v1/users/{userId}/answers', owned)
const answerV1 = at('answers', '/v1/users/{userId}/answers/{answerId}', owned)

export const listAnswers = get(answers, '', { returns: list(QuestionnaireAnswer) })
export const createAnswer = post(answers, '', { body: NewAnswer, returns: QuestionnaireAnswer })
export const getAnswer = get(answer, '', { returns: QuestionnaireAnswer })
export const replaceAnswer = put(answer, '', { body: AnswerReplacement, returns: QuestionnaireAnswer })
export const deleteAnswer = del(answer, '')

export const listAnswersV1 = get(answersV1, '', { returns: list(QuestionnaireAnswer) })
export const createAnswerV1 = post(answersV1, '', { body: NewAnswer, returns: QuestionnaireAnswer })
export const getAnswerV1 = get(answerV1, '', { returns: QuestionnaireAnswer })
export const replaceAnswerV1 = put(answerV1, '', { body: AnswerReplacement, returns: QuestionnaireAnswer })
export const deleteAnswerV1 = del(answerV1, '')

// The specification lists these operations without an address. They act on one answer, so their paths are assumed below
// it.
const onResponse = { realms: ownerRealms, assumes: ['path', 'realms'] } as const
const verbs = at('answers', '/v2/users/{userId}/answers/{answerId}', onResponse)
const verbsV1 = at('answers', '/v1/users/{userId}/answers/{answerId}', onResponse)

/** Submits the last saved draft. */
export const submitAnswer = post(verbs, 'submitAnswer', { returns: QuestionnaireAnswer })
export const changeAnswerOwner = post(verbs, 'changeOwner', { body: OwnerChange, returns: QuestionnaireAnswer })
export const addAnswerNotification = post(verbs, 'addNotification', {
  body: AnswerNotification,
  returns: QuestionnaireAnswer,
})
export const removeAnswerNotification = post(verbs, 'removeNotification', {
  body: AnswerNotification,
  returns: QuestionnaireAnswer,
})

/** Submits the last saved draft. */
export const submitAnswerV1 = post(verbsV1, 'submitAnswer', { returns: QuestionnaireAnswer })
export const changeAnswerOwnerV1 = post(verbsV1, 'changeOwner', { body: OwnerChange, returns: QuestionnaireAnswer })
export const addAnswerNotificationV1 = post(verbsV1, 'addNotification', {
  body: AnswerNotification,
  returns: QuestionnaireAnswer,
})
export const removeAnswerNotificationV1 = post(verbsV1, 'removeNotification', {
  body: AnswerNotification,
  returns: QuestionnaireAnswer,
})

// Operations of v1 only.
export const getAnswerUploadLinks = get(verbsV1, 'getS3UploadLinks', { returns: list(AnswerUploadLink) })
export const getAnswerAttachmentLinks = get(verbsV1, 'getS3AttachmentDownloadLinks', {
  returns: list(AnswerAttachmentLink),
})
/** Reviews the saved answer: assumed to have no body. */
export const generateAnswerDocumentReview = post(verbsV1, 'generateDocumentReview', { returns: QuestionnaireAnswer })
/** Reviews the saved answer: assumed to have no body. */
export const generateAnswerAiReview = post(verbsV1, 'generateAiReview', { returns: QuestionnaireAnswer })
export const submitAnswerDocumentReviewFeedback = post(verbsV1, 'submitDocumentReviewFeedback', {
  body: AnswerReviewFeedback,
  returns: QuestionnaireAnswer,
})
export const submitAnswerAiReviewFeedback = post(verbsV1, 'submitAiReviewFeedback', {
  body: AnswerReviewFeedback,
  returns: QuestionnaireAnswer,
})

// Before sign-in. The specification says only "create, replace, submit": assumed to match the operations above.
const publicAnswers = at('answers', '/v1/public/users/{userId}/answers')
const publicAnswer = at('answers', '/v1/public/users/{userId}/answers/{answerId}', { assumes: ['path'] })

export const createPublicAnswer = post(publicAnswers, '', { body: NewAnswer, returns: QuestionnaireAnswer })
export const replacePublicAnswer = put(publicAnswer, '', { body: AnswerReplacement, returns: QuestionnaireAnswer })
export const submitPublicAnswer = post(publicAnswer, 'submitAnswer', { returns: QuestionnaireAnswer })

export const answerJournal = journal('answers', '/v1/answers', AnswerAction)
export const answerMaxClock = maxClock('answers', '/v1/answers', { assumes: ['access'] })

export {
  AnswerAction,
  AnswerAttachment,
  AnswerAttachmentLink,
  AnswerNotification,
  AnswerReplacement,
  AnswerReview,
  AnswerReviewFeedback,
  AnswerReviewFinding,
  AnswerStatus,
  AnswerUploadLink,
  AnswerValue,
  NewAnswer,
  QuestionnaireAnswer,
}
export { answerTransitions } from './answers.transitions.ts'
