import { oneOf, type Out } from '../wire.ts'

// Source of every list: identity and communication, section 3, "AI conversation", value for value and in its order.

export const AiConversationStatus = oneOf('Active', 'Completed', 'Cancelled', 'Archived')
export type AiConversationStatus = Out<typeof AiConversationStatus>

/** "Message sender" in the specification. Display only messages of User and Assistant; the others are for the model. */
export const AiMessageSender = oneOf('User', 'Assistant', 'System', 'Developer')
export type AiMessageSender = Out<typeof AiMessageSender>

/** "Provider type" in the specification: the provider of the model. */
export const AiProviderType = oneOf('OpenAI')
export type AiProviderType = Out<typeof AiProviderType>

/** The actions of the AI conversation journal. */
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
