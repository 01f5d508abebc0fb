import type * as conversations from '../../identity/ai-conversations.ts'
import type { Labels } from '../labels.ts'

export const AiConversationStatus = {
  Active: 'Active',
  Completed: 'Completed',
  Cancelled: 'Canceled',
  Archived: 'Archived',
} as const satisfies Labels<conversations.AiConversationStatus>

export const AiMessageSender = {
  User: 'User',
  Assistant: 'Assistant',
  System: 'System',
  Developer: 'Developer',
} as const satisfies Labels<conversations.AiMessageSender>

export const AiProviderType = {
  OpenAI: 'OpenAI',
} as const satisfies Labels<conversations.AiProviderType>

export const AiConversationAction = {
  CREATE: 'Conversation started',
  DELETED: 'Conversation deleted',
  CHANGE_OWNER: 'Owner changed',
  UPDATED: 'Conversation updated',
  STATUS_CHANGED: 'Status changed',
  MESSAGE_ADDED: 'Message added',
  FEEDBACK_ADDED: 'Feedback added',
} as const satisfies Labels<conversations.AiConversationAction>
