import { expect, test } from 'vitest'
import { isOperation, pick } from '../openapi/exports.ts'
import { asStated, valuesIn } from '../testing/statements.ts'
import * as answers from './answers.ts'

test.each([
  [
    'Actions: CREATE, CHANGE, DELETE, SUBMIT, CHANGE_OWNER, ADD_NOTIFICATION, REMOVE_NOTIFICATION, GENERATE_DOC_REVIEW, ADD_DOC_REVIEW_FEEDBACK, GENERATE_AI_REVIEW, ADD_AI_REVIEW_FEEDBACK.',
    answers.AnswerAction,
  ],
  ['Status: CREATED, SUBMITTED, DELETED.', answers.AnswerStatus],
])('%s', (sentence, enumeration) => {
  expect(enumeration.options).toEqual(valuesIn(sentence))
})

const v1 = '/v1/users/{userId}/answers'
const v2 = '/v2/users/{userId}/answers'
const open = '/v1/public/users/{userId}/answers'
const calls = [
  [
    'Under /users/{id}/answers (v1 and v2): list, create, get, replace (PUT), delete; POST submitAnswer, changeOwner, addNotification, removeNotification.',
    {
      listAnswers: `GET ${v2}`,
      createAnswer: `POST ${v2} (json)`,
      getAnswer: `GET ${v2}/{answerId}`,
      replaceAnswer: `PUT ${v2}/{answerId} (json)`,
      deleteAnswer: `DELETE ${v2}/{answerId}`,
      submitAnswer: `POST ${v2}/{answerId}/submitAnswer`,
      changeAnswerOwner: `POST ${v2}/{answerId}/changeOwner (json)`,
      addAnswerNotification: `POST ${v2}/{answerId}/addNotification (json)`,
      removeAnswerNotification: `POST ${v2}/{answerId}/removeNotification (json)`,
      listAnswersV1: `GET ${v1}`,
      createAnswerV1: `POST ${v1} (json)`,
      getAnswerV1: `GET ${v1}/{answerId}`,
      replaceAnswerV1: `PUT ${v1}/{answerId} (json)`,
      deleteAnswerV1: `DELETE ${v1}/{answerId}`,
      submitAnswerV1: `POST ${v1}/{answerId}/submitAnswer`,
      changeAnswerOwnerV1: `POST ${v1}/{answerId}/changeOwner (json)`,
      addAnswerNotificationV1: `POST ${v1}/{answerId}/addNotification (json)`,
      removeAnswerNotificationV1: `POST ${v1}/{answerId}/removeNotification (json)`,
    },
  ],
  [
    'v1 only: GET getS3UploadLinks, GET getS3AttachmentDownloadLinks, POST generateDocumentReview, generateAiReview, submitDocumentReviewFeedback, submitAiReviewFeedback.',
    {
      getAnswerUploadLinks: `GET ${v1}/{answerId}/getS3UploadLinks`,
      getAnswerAttachmentLinks: `GET ${v1}/{answerId}/getS3AttachmentDownloadLinks`,
      generateAnswerDocumentReview: `POST ${v1}/{answerId}/generateDocumentReview`,
      generateAnswerAiReview: `POST ${v1}/{answerId}/generateAiReview`,
      submitAnswerDocumentReviewFeedback: `POST ${v1}/{answerId}/submitDocumentReviewFeedback (json)`,
      submitAnswerAiReviewFeedback: `POST ${v1}/{answerId}/submitAiReviewFeedback (json)`,
    },
  ],
  [
    'Public: under /v1/public/users/{id}/answers create, replace, submit. Journal /v1/answers/journal.',
    {
      createPublicAnswer: `POST ${open} (json)`,
      replacePublicAnswer: `PUT ${open}/{answerId} (json)`,
      submitPublicAnswer: `POST ${open}/{answerId}/submitAnswer`,
      answerJournal: 'GET /v1/answers/journal (query)',
      answerMaxClock: 'GET /v1/answers/journal/maxClock',
    },
  ],
] as const

const operations = pick(answers, isOperation)

test.each(calls)('%s', (_, expected) => {
  for (const [name, call] of Object.entries(expected)) expect(operations[name] && asStated(operations[name])).toBe(call)
})

test('exports exactly the calls the specification names', () => {
  expect(Object.keys(operations).toSorted()).toEqual(calls.flatMap(([, expected]) => Object.keys(expected)).toSorted())
  expect(new Set(Object.values(operations).map(({ service }) => service))).toEqual(new Set(['answers']))
})
