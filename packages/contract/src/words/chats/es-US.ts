import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  Chat: { one: 'Chat', many: 'Chats', about: 'Conversación y sus mensajes' },
  ChatContact: { one: 'Contacto', many: 'Contactos', about: 'Persona que se puede agregar a un chat' },
  ChatMessage: { one: 'Mensaje', many: 'Mensajes', about: 'Mensaje de un chat' },
  ChatDownloadLink: {
    one: 'Enlace de descarga',
    many: 'Enlaces de descarga',
    about: 'Enlace para descargar un archivo del chat',
  },
  ChatUploadLink: { one: 'Enlace de carga', many: 'Enlaces de carga', about: 'Enlace para cargar un archivo al chat' },
  ChatAttachment: { one: 'Archivo adjunto', many: 'Archivos adjuntos' },
  ChatParticipant: { one: 'Participante', many: 'Participantes' },
  ChatReaction: { one: 'Reacción', many: 'Reacciones' },
  files: { one: 'Archivo', many: 'Archivos' },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.Chat,
  about: 'Conversaciones entre los miembros y quienes los ayudan',
} as const satisfies Name

export const fields = {
  sourceType: 'Tipo de origen',
  sourceId: 'Origen',
  joinedAt: 'Fecha de ingreso',
  leftAt: 'Fecha de salida',
  replacedById: 'Persona de reemplazo',
  reactions: 'Reacciones',
  clientId: 'Identificador del mensaje en el dispositivo',
  reaction: 'Reacción',
  files: 'Archivos',
} as const satisfies SameWords<typeof us.fields>

export const actions = {
  addChatContact: 'Agregar un participante',
  addChatContactWithEmailOverride: 'Agregar un participante con otro correo',
  appendChatMessages: 'Enviar mensajes',
  createChat: 'Iniciar un chat',
  deleteChat: 'Eliminar el chat',
  getChat: 'Ver el chat',
  getChatDownloadLinks: 'Ver los enlaces de descarga',
  getChatUploadLinks: 'Ver los enlaces de carga',
  listChatContacts: 'Ver los contactos',
  listChatMessagesSince: 'Ver los mensajes',
  reactToChatMessage: 'Agregar una reacción',
  removeChatContact: 'Quitar al participante',
  removeChatReaction: 'Quitar la reacción',
  replaceChatContact: 'Reemplazar al participante',
  updateChat: 'Editar el chat',
  updateChatParticipantEmail: 'Cambiar el correo del participante',
  updateChatParticipantName: 'Cambiar el nombre del participante',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  addChatContact: 'Participante agregado',
  addChatContactWithEmailOverride: 'Participante agregado',
  appendChatMessages: 'Mensajes enviados',
  createChat: 'Chat iniciado',
  deleteChat: 'Chat eliminado',
  reactToChatMessage: 'Reacción agregada',
  removeChatContact: 'Participante quitado',
  removeChatReaction: 'Reacción quitada',
  replaceChatContact: 'Participante reemplazado',
  updateChat: 'Chat actualizado',
  updateChatParticipantEmail: 'Correo del participante cambiado',
  updateChatParticipantName: 'Nombre del participante cambiado',
} as const satisfies SameWords<typeof us.done>

export { ChatAction as journal } from '../../labels/identity/chats.es-US.ts'
