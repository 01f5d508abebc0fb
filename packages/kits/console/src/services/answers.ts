import * as answers from '@memberkit/contract/identity/answers'
import * as tones from '@memberkit/contract/labels/identity/answers/tones'
import { defineConsole } from '../define/index.ts'

export const answersConsole = defineConsole({ ...answers, ...tones })({
  pages: {
    QuestionnaireAnswer: {
      title: ['title', 'id'],
      status: 'status',
      enter: ['listAnswers', 'listAnswersV1'],
      read: 'getAnswer',
      find: ['getAnswerV1'],
      columns: ['title', 'status', 'identityId', 'questionId', 'questionVersion', 'createdAt', 'updatedAt'],
      groups: {
        overview: ['questionVersion', 'title', 'locale'],
        dates: ['createdAt', 'updatedAt', 'submittedAt'],
        content: ['documentReview', 'aiReview'],
        record: ['identityId', 'questionId', 'notificationIds'],
      },
      tables: { values: ['questionKey'], attachments: ['key', 'name', 'contentType', 'size', 'questionKey'] },
      create: ['createAnswer', 'createAnswerV1', 'createPublicAnswer'],
      actions: {
        addAnswerNotification: {},
        addAnswerNotificationV1: {},
        changeAnswerOwner: { group: 'people' },
        changeAnswerOwnerV1: { group: 'people' },
        deleteAnswer: { group: 'end', isCritical: true },
        deleteAnswerV1: { group: 'end', isCritical: true },
        generateAnswerAiReview: {},
        generateAnswerDocumentReview: {},
        removeAnswerNotification: { group: 'end' },
        removeAnswerNotificationV1: { group: 'end' },
        replaceAnswer: {},
        replaceAnswerV1: {},
        replacePublicAnswer: {},
        submitAnswer: { group: 'status', isBulk: true },
        submitAnswerAiReviewFeedback: {},
        submitAnswerDocumentReviewFeedback: {},
        submitAnswerV1: { group: 'status', isBulk: true },
        submitPublicAnswer: { group: 'status', isBulk: true },
      },
      panels: ['getAnswerAttachmentLinks', 'getAnswerUploadLinks', 'getAnswerV1'],
      journal: 'answerJournal',
      clock: 'answerMaxClock',
      transitions: 'answerTransitions',
    },
  },
})
