import type * as chats from '../../identity/chats.ts'
import type { Labels } from '../labels.ts'

export { ChatSourceType } from './chats.en-US.ts'

export const ChatStatus = {
  ACTIVE: 'Active',
  CANCELED: 'Cancelled',
  DELETED: 'Deleted',
} as const satisfies Labels<chats.ChatStatus>

export const ChatAction = {
  CREATED: 'Chat started',
  CHANGED: 'Chat changed',
  CANCELED: 'Chat cancelled',
  DELETED: 'Chat deleted',
  ADD_MESSAGE: 'Message sent',
  MESSAGE_REACTION: 'Reaction added',
  REMOVE_MESSAGE_REACTION: 'Reaction removed',
  ADD_PARTICIPANT: 'Participant added',
  REMOVE_PARTICIPANT: 'Participant removed',
  REPLACE_PARTICIPANT: 'Participant replaced',
  UPDATE_PARTICIPANT_EMAIL: 'Participant’s email changed',
  UPDATE_PARTICIPANT_NAME: 'Participant’s name changed',
} as const satisfies Labels<chats.ChatAction>
