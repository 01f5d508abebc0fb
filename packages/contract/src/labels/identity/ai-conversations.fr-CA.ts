import type * as conversations from '../../identity/ai-conversations.ts'
import type { Labels } from '../labels.ts'

export const AiConversationStatus = {
  Active: 'Active',
  Completed: 'Terminée',
  Cancelled: 'Annulée',
  Archived: 'Archivée',
} as const satisfies Labels<conversations.AiConversationStatus>

export const AiMessageSender = {
  User: 'Utilisateur',
  Assistant: 'Assistant',
  System: 'Système',
  Developer: 'Développeur',
} as const satisfies Labels<conversations.AiMessageSender>

export const AiProviderType = {
  OpenAI: 'OpenAI',
} as const satisfies Labels<conversations.AiProviderType>

export const AiConversationAction = {
  CREATE: 'Conversation commencée',
  DELETED: 'Conversation supprimée',
  CHANGE_OWNER: 'Titulaire modifié',
  UPDATED: 'Conversation mise à jour',
  STATUS_CHANGED: 'État modifié',
  MESSAGE_ADDED: 'Message ajouté',
  FEEDBACK_ADDED: 'Avis ajouté',
} as const satisfies Labels<conversations.AiConversationAction>
