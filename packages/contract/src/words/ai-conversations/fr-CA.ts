import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  AiConversation: {
    one: 'Conversation avec l’IA',
    many: 'Conversations avec l’IA',
    about: 'Conversation d’une personne avec l’assistant',
  },
  AiModel: { one: 'Modèle d’IA', many: 'Modèles d’IA', about: 'Modèle qui peut répondre' },
  AiReplyEvent: {
    one: 'Partie de la réponse',
    many: 'Parties de la réponse',
    about: 'Partie d’une réponse en cours de rédaction',
  },
  AiFeedback: { one: 'Avis', many: 'Avis' },
  AiMessage: { one: 'Message', many: 'Messages' },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.AiConversation,
  about: 'Conversations avec l’assistant IA',
} as const satisfies Name

export const fields = {
  'AiReplyEvent.messageId': 'Identifiant du message',
  conversationId: 'Conversation',
  uploadedFiles: 'Fichiers',
  providerType: 'Fournisseur d’IA',
  sender: 'Expéditeur',
  fileKeys: 'Fichiers',
  isPartial: 'Incomplet',
  isHelpful: 'Utile',
  comment: 'Commentaire',
  acceptsFiles: 'Accepte les fichiers',
  maximumFileSize: 'Taille maximale des fichiers',
  delta: 'Nouveau texte',
  model: 'Modèle d’IA',
} as const satisfies SameWords<typeof us.fields>

export const actions = {
  addAiConversationFeedback: 'Donner un avis sur la conversation',
  addAiMessageFeedback: 'Donner un avis sur la réponse',
  changeAiConversationOwner: 'Modifier le titulaire',
  createAiConversation: 'Commencer une conversation',
  deleteAiConversation: 'Supprimer la conversation',
  getAiConversation: 'Afficher la conversation',
  listAiConversations: 'Afficher les conversations avec l’IA',
  listSupportedAiModels: 'Afficher les modèles d’IA',
  sendAiMessage: 'Envoyer un message',
  streamAiMessage: 'Envoyer un message avec réponse en direct',
  updateAiConversationStatus: 'Modifier l’état',
  updateAiConversationTitle: 'Modifier le titre',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  addAiConversationFeedback: 'Avis sur la conversation envoyé',
  addAiMessageFeedback: 'Avis sur la réponse envoyé',
  changeAiConversationOwner: 'Titulaire modifié',
  createAiConversation: 'Conversation commencée',
  deleteAiConversation: 'Conversation supprimée',
  sendAiMessage: 'Message envoyé',
  streamAiMessage: 'Message envoyé',
  updateAiConversationStatus: 'État modifié',
  updateAiConversationTitle: 'Titre modifié',
} as const satisfies SameWords<typeof us.done>

export { AiConversationAction as journal } from '../../labels/identity/ai-conversations.fr-CA.ts'
