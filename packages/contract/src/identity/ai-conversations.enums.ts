import { oneOf, type Out } from '../wire.ts'

// Source of every list: identity and communication, section 3, "AI conversation", value for value and in its order.

export const AiConversationStatus = oneOf('Active', 'Completed', 'Cancelled', 'Archived')
export type AiConversationStatus = Out<typeof AiConversationStatus>

/** "Message sender" in the specification. People read what User and Assistant say; the rest is for the model. */
export const AiMessageSender = oneOf('User', 'Assistant', 'System', 'Developer')
export type AiMessageSender = Out<typeof AiMessageSender>

/** "Provider type" in the specification: whose model answers. */
export const AiProviderType = oneOf('OpenAI')
export type AiProviderType = Out<typeof AiProviderType>

/** What the journal of AI conversations records. */
export const AiConversationAction = oneOf(
  'CREATE',
  'DELETED',
  'CHANGE_OWNER',
  'UPDATED',
  'STATUS_CHANGED',
  'MESSAGE_ADDED',
  'FEEDBACK_ADDED',
)
export type AiConversationAction = Out<typeof AiConversationAction>
