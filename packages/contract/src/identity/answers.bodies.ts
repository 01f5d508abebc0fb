import { assumed, list, maybe, type Out, type Schema, text } from '../wire.ts'
import { AnswerValue } from './answers.entities.ts'

// "Payload and response field names are not shown" (identity and communication, section 7): all names are assumed.

const newAnswerFields = assumed({
  questionId: text,
  questionVersion: maybe(text),
  locale: maybe(text),
  values: list(AnswerValue),
  attachmentKeys: maybe(list(text)),
})

/** The first draft of an answer. Can be empty. */
export interface NewAnswer extends Out<typeof newAnswerFields> {}
export const NewAnswer: Schema<NewAnswer> = newAnswerFields

const answerReplacementFields = assumed({
  questionVersion: maybe(text),
  locale: maybe(text),
  values: list(AnswerValue),
  attachmentKeys: maybe(list(text)),
})

/** The whole draft. Values that it omits are removed. */
export interface AnswerReplacement extends Out<typeof answerReplacementFields> {}
export const AnswerReplacement: Schema<AnswerReplacement> = answerReplacementFields

const answerNotificationFields = assumed({ notificationId: text })

/** The notification to add to an answer, or to remove from it. */
export interface AnswerNotification extends Out<typeof answerNotificationFields> {}
export const AnswerNotification: Schema<AnswerNotification> = answerNotificationFields
