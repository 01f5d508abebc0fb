import type * as chats from '../../identity/chats.ts'
import type { Labels } from '../labels.ts'
import { ChatAction as american } from './chats.en-US.ts'

export { ChatSourceType } from './chats.en-US.ts'

export const ChatStatus = {
  ACTIVE: 'Active',
  CANCELED: 'Cancelled',
  DELETED: 'Deleted',
} as const satisfies Labels<chats.ChatStatus>

export const ChatAction = { ...american, CANCELED: 'Chat cancelled' } as const satisfies Labels<chats.ChatAction>
