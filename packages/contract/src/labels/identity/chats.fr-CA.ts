import type * as chats from '../../identity/chats.ts'
import type { Labels } from '../labels.ts'

export const ChatSourceType = {
  SERVICE_REQUEST: 'Demande de service',
  ENTITLEMENT: 'Avantage',
} as const satisfies Labels<chats.ChatSourceType>

export const ChatStatus = {
  ACTIVE: 'Active',
  CANCELED: 'Annulée',
  DELETED: 'Supprimée',
} as const satisfies Labels<chats.ChatStatus>

export const ChatAction = {
  CREATED: 'Conversation commencée',
  CHANGED: 'Conversation modifiée',
  CANCELED: 'Conversation annulée',
  DELETED: 'Conversation supprimée',
  ADD_MESSAGE: 'Message envoyé',
  MESSAGE_REACTION: 'Réaction ajoutée',
  REMOVE_MESSAGE_REACTION: 'Réaction retirée',
  ADD_PARTICIPANT: 'Participant ajouté',
  REMOVE_PARTICIPANT: 'Participant retiré',
  REPLACE_PARTICIPANT: 'Participant remplacé',
  UPDATE_PARTICIPANT_EMAIL: 'Courriel du participant modifié',
  UPDATE_PARTICIPANT_NAME: 'Nom du participant modifié',
} as const satisfies Labels<chats.ChatAction>
