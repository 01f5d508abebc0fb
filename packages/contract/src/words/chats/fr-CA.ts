import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  Chat: { one: 'Conversation', many: 'Conversations', about: 'Conversation et ses messages' },
  ChatContact: {
    one: 'Personne-ressource',
    many: 'Personnes-ressources',
    about: 'Personne qui peut être ajoutée à une conversation',
  },
  ChatMessage: { one: 'Message', many: 'Messages', about: 'Message dans une conversation' },
  ChatDownloadLink: {
    one: 'Lien de téléchargement',
    many: 'Liens de téléchargement',
    about: 'Lien pour télécharger un fichier de la conversation',
  },
  ChatUploadLink: {
    one: 'Lien de téléversement',
    many: 'Liens de téléversement',
    about: 'Lien pour téléverser un fichier dans la conversation',
  },
  ChatAttachment: { one: 'Pièce jointe', many: 'Pièces jointes' },
  ChatParticipant: { one: 'Participant', many: 'Participants' },
  ChatReaction: { one: 'Réaction', many: 'Réactions' },
  files: { one: 'Fichier', many: 'Fichiers' },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.Chat,
  about: 'Conversations entre les membres et ceux qui les aident',
} as const satisfies Name

export const fields = {
  sourceType: 'Type d’origine',
  sourceId: 'Origine',
  joinedAt: 'Date d’arrivée',
  leftAt: 'Date de départ',
  replacedById: 'Personne remplaçante',
  reactions: 'Réactions',
  clientId: 'Identifiant du message sur l’appareil',
  reaction: 'Réaction',
  files: 'Fichiers',
} as const satisfies SameWords<typeof us.fields>

export const actions = {
  addChatContact: 'Ajouter un participant',
  addChatContactWithEmailOverride: 'Ajouter un participant avec un autre courriel',
  appendChatMessages: 'Envoyer des messages',
  createChat: 'Commencer une conversation',
  deleteChat: 'Supprimer la conversation',
  getChat: 'Afficher la conversation',
  getChatDownloadLinks: 'Afficher les liens de téléchargement',
  getChatUploadLinks: 'Afficher les liens de téléversement',
  listChatContacts: 'Afficher les personnes-ressources',
  listChatMessagesSince: 'Afficher les messages',
  reactToChatMessage: 'Ajouter une réaction',
  removeChatContact: 'Retirer le participant',
  removeChatReaction: 'Retirer la réaction',
  replaceChatContact: 'Remplacer le participant',
  updateChat: 'Modifier la conversation',
  updateChatParticipantEmail: 'Modifier le courriel du participant',
  updateChatParticipantName: 'Modifier le nom du participant',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  addChatContact: 'Participant ajouté',
  addChatContactWithEmailOverride: 'Participant ajouté',
  appendChatMessages: 'Messages envoyés',
  createChat: 'Conversation commencée',
  deleteChat: 'Conversation supprimée',
  reactToChatMessage: 'Réaction ajoutée',
  removeChatContact: 'Participant retiré',
  removeChatReaction: 'Réaction retirée',
  replaceChatContact: 'Participant remplacé',
  updateChat: 'Conversation modifiée',
  updateChatParticipantEmail: 'Courriel du participant modifié',
  updateChatParticipantName: 'Nom du participant modifié',
} as const satisfies SameWords<typeof us.done>

export { ChatAction as journal } from '../../labels/identity/chats.fr-CA.ts'
