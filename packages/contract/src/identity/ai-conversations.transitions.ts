import { assumedTransitions, type TransitionsOf } from '../transitions.ts'
import type { AiConversationStatus } from './ai-conversations.enums.ts'
import type * as calls from './ai-conversations.ts'

const active: readonly AiConversationStatus[] = ['Active']
const shown: readonly AiConversationStatus[] = ['Active', 'Completed', 'Cancelled']

/**
 * "Allowed from-to rules are not shown" (identity and communication, section 4), only a "status set by a status call".
 * Default: messages need an Active conversation; every status can follow every other.
 */
export const conversationTransitions = assumedTransitions({
  create: { to: 'Active' },
  'send-message': { from: active },
  'send-message-streaming': { from: active },
  status: { to: ['Active', 'Completed', 'Cancelled', 'Archived'] },
  title: { from: shown },
} satisfies TransitionsOf<AiConversationStatus, typeof calls>)
