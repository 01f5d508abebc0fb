import type { ChatStatus } from '../../identity/chats.ts'
import type { Tones } from '../labels.ts'

export const chatStatusTones = {
  ACTIVE: 'positive',
  CANCELED: 'neutral',
  DELETED: 'neutral',
} as const satisfies Tones<ChatStatus>
