import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  AiConversation: {
    one: 'Conversación con la IA',
    many: 'Conversaciones con la IA',
    about: 'Conversación de una persona con el asistente',
  },
  AiModel: { one: 'Modelo de IA', many: 'Modelos de IA', about: 'Modelo que puede responder' },
  AiReplyEvent: {
    one: 'Parte de la respuesta',
    many: 'Partes de la respuesta',
    about: 'Parte de una respuesta mientras se escribe',
  },
  AiFeedback: { one: 'Opinión', many: 'Opiniones' },
  AiMessage: { one: 'Mensaje', many: 'Mensajes' },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.AiConversation,
  about: 'Conversaciones con el asistente de IA',
} as const satisfies Name

export const fields = {
  'AiReplyEvent.messageId': 'Identificador del mensaje',
  conversationId: 'Conversación',
  uploadedFiles: 'Archivos',
  providerType: 'Proveedor de IA',
  sender: 'Remitente',
  fileKeys: 'Archivos',
  isPartial: 'Incompleto',
  isHelpful: 'Útil',
  comment: 'Comentario',
  acceptsFiles: 'Acepta archivos',
  maximumFileSize: 'Tamaño máximo de los archivos',
  delta: 'Texto nuevo',
  model: 'Modelo de IA',
} as const satisfies SameWords<typeof us.fields>

export const actions = {
  addAiConversationFeedback: 'Opinar sobre la conversación',
  addAiMessageFeedback: 'Opinar sobre la respuesta',
  changeAiConversationOwner: 'Cambiar el titular',
  createAiConversation: 'Iniciar una conversación',
  deleteAiConversation: 'Eliminar la conversación',
  getAiConversation: 'Ver la conversación',
  listAiConversations: 'Ver las conversaciones con la IA',
  listSupportedAiModels: 'Ver los modelos de IA',
  sendAiMessage: 'Enviar un mensaje',
  streamAiMessage: 'Enviar un mensaje con respuesta en directo',
  updateAiConversationStatus: 'Cambiar el estado',
  updateAiConversationTitle: 'Cambiar el título',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  addAiConversationFeedback: 'Opinión sobre la conversación enviada',
  addAiMessageFeedback: 'Opinión sobre la respuesta enviada',
  changeAiConversationOwner: 'Titular cambiado',
  createAiConversation: 'Conversación iniciada',
  deleteAiConversation: 'Conversación eliminada',
  sendAiMessage: 'Mensaje enviado',
  streamAiMessage: 'Mensaje enviado',
  updateAiConversationStatus: 'Estado cambiado',
  updateAiConversationTitle: 'Título cambiado',
} as const satisfies SameWords<typeof us.done>

export { AiConversationAction as journal } from '../../labels/identity/ai-conversations.es-US.ts'
