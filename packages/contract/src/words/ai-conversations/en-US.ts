import type * as aiConversations from '../../identity/ai-conversations.ts'
import type { ActionWords, EntityWords, FieldWords, Name } from '../words.ts'

export const entities = {
  AiConversation: {
    one: 'AI conversation',
    many: 'AI conversations',
    about: 'A person’s conversation with the assistant',
  },
  AiModel: { one: 'AI model', many: 'AI models', about: 'A model that can answer' },
  AiReplyEvent: {
    one: 'Part of the answer',
    many: 'Parts of the answer',
    about: 'A part of an answer as it is written',
  },
  AiFeedback: { one: 'Feedback', many: 'Feedback' },
  AiMessage: { one: 'Message', many: 'Messages' },
} as const satisfies EntityWords

/** The service as a whole. */
export const name = {
  ...entities.AiConversation,
  about: 'People’s conversations with the AI assistant',
} as const satisfies Name

export const fields = {
  'AiReplyEvent.messageId': 'Message ID',
  conversationId: 'Conversation',
  uploadedFiles: 'Files',
  providerType: 'AI provider',
  sender: 'Sender',
  fileKeys: 'Files',
  isPartial: 'Incomplete',
  isHelpful: 'Helpful',
  comment: 'Comment',
  acceptsFiles: 'Accepts files',
  maximumFileSize: 'Maximum file size',
  delta: 'New text',
  model: 'AI model',
} as const satisfies FieldWords

export const actions = {
  addAiConversationFeedback: 'Give feedback on the conversation',
  addAiMessageFeedback: 'Give feedback on the answer',
  changeAiConversationOwner: 'Change owner',
  createAiConversation: 'Start conversation',
  deleteAiConversation: 'Delete conversation',
  getAiConversation: 'View conversation',
  listAiConversations: 'View AI conversations',
  listSupportedAiModels: 'View AI models',
  sendAiMessage: 'Send message',
  streamAiMessage: 'Send message with live answer',
  updateAiConversationStatus: 'Change status',
  updateAiConversationTitle: 'Change title',
} as const satisfies ActionWords<typeof aiConversations>

/** Announcements of completed actions. Reads have none. */
export const done = {
  addAiConversationFeedback: 'Feedback on the conversation sent',
  addAiMessageFeedback: 'Feedback on the answer sent',
  changeAiConversationOwner: 'Owner changed',
  createAiConversation: 'Conversation started',
  deleteAiConversation: 'Conversation deleted',
  sendAiMessage: 'Message sent',
  streamAiMessage: 'Message sent',
  updateAiConversationStatus: 'Status changed',
  updateAiConversationTitle: 'Title changed',
} as const satisfies ActionWords<typeof aiConversations>

export { AiConversationAction as journal } from '../../labels/identity/ai-conversations.en-US.ts'
