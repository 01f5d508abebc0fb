import { oneOf, type Out } from '../wire.ts'

// Source of every list: identity and communication, section 3, "Chat", value for value and in its order.

/** The subject of a chat. */
export const ChatSourceType = oneOf('SERVICE_REQUEST', 'ENTITLEMENT')
export type ChatSourceType = Out<typeof ChatSourceType>

export const ChatStatus = oneOf('ACTIVE', 'CANCELED', 'DELETED')
export type ChatStatus = Out<typeof ChatStatus>

/** The actions of the chat journal. */
export const ChatAction = oneOf(
  'CREATED',
  'CHANGED',
  'CANCELED',
  'DELETED',
  'ADD_MESSAGE',
  'MESSAGE_REACTION',
  'REMOVE_MESSAGE_REACTION',
  'ADD_PARTICIPANT',
  'REMOVE_PARTICIPANT',
  'REPLACE_PARTICIPANT',
  'UPDATE_PARTICIPANT_EMAIL',
  'UPDATE_PARTICIPANT_NAME',
)
export type ChatAction = Out<typeof ChatAction>
