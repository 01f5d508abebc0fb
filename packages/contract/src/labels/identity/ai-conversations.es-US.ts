import type * as conversations from '../../identity/ai-conversations.ts'
import type { Labels } from '../labels.ts'

export const AiConversationStatus = {
  Active: 'Activa',
  Completed: 'Finalizada',
  Cancelled: 'Cancelada',
  Archived: 'Archivada',
} as const satisfies Labels<conversations.AiConversationStatus>

export const AiMessageSender = {
  User: 'Usuario',
  Assistant: 'Asistente',
  System: 'Sistema',
  Developer: 'Desarrollador',
} as const satisfies Labels<conversations.AiMessageSender>

export const AiProviderType = {
  OpenAI: 'OpenAI',
} as const satisfies Labels<conversations.AiProviderType>

export const AiConversationAction = {
  CREATE: 'Conversación iniciada',
  DELETED: 'Conversación eliminada',
  CHANGE_OWNER: 'Titular cambiado',
  UPDATED: 'Conversación actualizada',
  STATUS_CHANGED: 'Estado cambiado',
  MESSAGE_ADDED: 'Mensaje agregado',
  FEEDBACK_ADDED: 'Opinión agregada',
} as const satisfies Labels<conversations.AiConversationAction>
