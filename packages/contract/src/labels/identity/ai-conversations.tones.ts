import type { AiConversationStatus } from '../../identity/ai-conversations.ts'
import type { Tones } from '../labels.ts'

export const aiConversationStatusTones = {
  Active: 'positive',
  Completed: 'neutral',
  Cancelled: 'neutral',
  Archived: 'neutral',
} as const satisfies Tones<AiConversationStatus>
