import { at, del, get, post } from '../operation.ts'
import { journal, maxClock } from '../shared/journal.ts'
import { OwnerChange } from '../shared/owner.ts'
import { ownerRealms } from '../shared/realm.ts'
import { list } from '../wire.ts'
import {
  AiConversationStatusChange,
  AiConversationTitle,
  NewAiConversation,
  NewAiMessage,
} from './ai-conversations.bodies.ts'
import { AiConversation, AiFeedback, AiMessage, AiModel, AiReplyEvent } from './ai-conversations.entities.ts'
import {
  AiConversationAction,
  AiConversationStatus,
  AiMessageSender,
  AiProviderType,
} from './ai-conversations.enums.ts'

// Source: identity and communication, section 7, "AI conversations and files". Files are a separate service.

const owned = { realms: ownerRealms, assumes: ['realms'] } as const
const conversations = at('ai-conversations', '/v1/identities/{identityId}/aiconversations', owned)
const conversation = at('ai-conversations', '/v1/identities/{identityId}/aiconversations/{conversationId}', owned)

export const listAiConversations = get(conversations, '', { returns: list(AiConversation) })
export const createAiConversation = post(conversations, '', { body: NewAiConversation, returns: AiConversation })
export const getAiConversation = get(conversation, '', { returns: AiConversation })
export const deleteAiConversation = del(conversation, '')
export const addAiMessageFeedback = post(conversation, 'messages/{messageId}/feedback', {
  body: AiFeedback,
  returns: AiConversation,
})
export const addAiConversationFeedback = post(conversation, 'feedback', { body: AiFeedback, returns: AiConversation })
export const updateAiConversationStatus = post(conversation, 'status', {
  body: AiConversationStatusChange,
  returns: AiConversation,
})
export const updateAiConversationTitle = post(conversation, 'title', {
  body: AiConversationTitle,
  returns: AiConversation,
})
/** Sends a message and returns the conversation with the assistant's reply. */
export const sendAiMessage = post(conversation, 'send-message', { body: NewAiMessage, returns: AiConversation })
/** Sends a message and streams the assistant's reply. */
export const streamAiMessage = post(conversation, 'send-message-streaming', {
  body: NewAiMessage,
  returns: AiReplyEvent,
  responseType: 'stream',
})
export const changeAiConversationOwner = post(conversation, 'changeOwner', {
  body: OwnerChange,
  returns: AiConversation,
})

/** Members never select a model, so this is assumed to be for staff. */
export const listSupportedAiModels = get(
  at('ai-conversations', '/v1/supported-models', { access: 'internal', assumes: ['access'] }),
  '{provider}',
  { params: { provider: AiProviderType }, returns: list(AiModel) },
)

export const aiConversationJournal = journal('ai-conversations', '/v1/aiconversations', AiConversationAction)
export const aiConversationMaxClock = maxClock('ai-conversations', '/v1/aiconversations', { assumes: ['access'] })

export {
  AiConversation,
  AiConversationAction,
  AiConversationStatus,
  AiConversationStatusChange,
  AiConversationTitle,
  AiFeedback,
  AiMessage,
  AiMessageSender,
  AiModel,
  AiProviderType,
  AiReplyEvent,
  NewAiConversation,
  NewAiMessage,
}
export { conversationTransitions } from './ai-conversations.transitions.ts'
