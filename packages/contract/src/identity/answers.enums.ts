import { oneOf, type Out } from '../wire.ts'

// Source of both lists: identity and communication, section 3, "Answer", value for value and in its order.

/** The actions of the answer journal. */
export const AnswerAction = oneOf(
  'CREATE',
  'CHANGE',
  'DELETE',
  'SUBMIT',
  'CHANGE_OWNER',
  'ADD_NOTIFICATION',
  'REMOVE_NOTIFICATION',
  'GENERATE_DOC_REVIEW',
  'ADD_DOC_REVIEW_FEEDBACK',
  'GENERATE_AI_REVIEW',
  'ADD_AI_REVIEW_FEEDBACK',
)
export type AnswerAction = Out<typeof AnswerAction>

export const AnswerStatus = oneOf('CREATED', 'SUBMITTED', 'DELETED')
export type AnswerStatus = Out<typeof AnswerStatus>
