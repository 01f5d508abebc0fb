import type * as conversations from '../../identity/ai-conversations.ts'
import type { Labels } from '../labels.ts'

export { AiConversationAction, AiMessageSender, AiProviderType } from './ai-conversations.en-US.ts'

export const AiConversationStatus = {
  Active: 'Active',
  Completed: 'Completed',
  Cancelled: 'Cancelled',
  Archived: 'Archived',
} as const satisfies Labels<conversations.AiConversationStatus>
