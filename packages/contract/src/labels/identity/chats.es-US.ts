import type * as chats from '../../identity/chats.ts'
import type { Labels } from '../labels.ts'

export const ChatSourceType = {
  SERVICE_REQUEST: 'Solicitud de servicio',
  ENTITLEMENT: 'Beneficio',
} as const satisfies Labels<chats.ChatSourceType>

export const ChatStatus = {
  ACTIVE: 'Activo',
  CANCELED: 'Cancelado',
  DELETED: 'Eliminado',
} as const satisfies Labels<chats.ChatStatus>

export const ChatAction = {
  CREATED: 'Chat iniciado',
  CHANGED: 'Chat cambiado',
  CANCELED: 'Chat cancelado',
  DELETED: 'Chat eliminado',
  ADD_MESSAGE: 'Mensaje enviado',
  MESSAGE_REACTION: 'Reacción agregada',
  REMOVE_MESSAGE_REACTION: 'Reacción quitada',
  ADD_PARTICIPANT: 'Participante agregado',
  REMOVE_PARTICIPANT: 'Participante quitado',
  REPLACE_PARTICIPANT: 'Participante reemplazado',
  UPDATE_PARTICIPANT_EMAIL: 'Correo del participante cambiado',
  UPDATE_PARTICIPANT_NAME: 'Nombre del participante cambiado',
} as const satisfies Labels<chats.ChatAction>
