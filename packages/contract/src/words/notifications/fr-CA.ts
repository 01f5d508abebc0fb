import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  Notification: { one: 'Notification', many: 'Notifications', about: 'Message envoyé à une personne' },
  NotificationTemplate: {
    one: 'Modèle de notification',
    many: 'Modèles de notification',
    about: 'Textes d’un type de message',
  },
  LocalizedNotificationTemplate: {
    one: 'Traduction',
    many: 'Traductions',
    about: 'Textes d’un modèle dans une langue',
  },
  OtpReceipt: { one: 'Code envoyé', many: 'Codes envoyés', about: 'Destination d’un code à usage unique' },
  SmsMessage: { one: 'Message texte', many: 'Messages texte', about: 'Message texte et sa livraison' },
  SmsFailure: { one: 'Échec de livraison', many: 'Échecs de livraison' },
  NotificationStep: { one: 'Étape de livraison', many: 'Étapes de livraison' },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.Notification,
  about: 'Courriels, messages texte et notifications poussées, avec leurs modèles',
} as const satisfies Name

export const fields = {
  language: 'Langue',
  html: 'Contenu du courriel (HTML)',
  types: 'Canaux d’envoi',
  variables: 'Variables',
  optOutType: 'Catégorie de désabonnement',
  steps: 'Historique de livraison',
  providerMessageId: 'Identifiant du message chez le fournisseur',
  localized: 'Traductions',
  sentTo: 'Destinataire',
  to: 'Destinataire',
  provider: 'Service de livraison',
} as const satisfies SameWords<typeof us.fields>

export const hints = {
  key: 'Unique; ne peut être modifiée par la suite',
  variables: 'Noms que les textes remplacent, comme firstName',
  optOutType: 'Ce dont une personne peut se désabonner',
  isMandatory: 'Envoyé même aux personnes désabonnées',
  html: 'HTML complet du courriel',
} as const satisfies SameWords<typeof us.hints>

export const actions = {
  addSmsMessageFailure: 'Consigner un échec de livraison',
  cancelScheduledNotification: 'Annuler la notification',
  changeNotificationIdentity: 'Modifier le destinataire',
  createLocalizedNotificationTemplate: 'Ajouter une traduction',
  createNotification: 'Créer une notification',
  createNotificationTemplate: 'Créer un modèle de notification',
  deleteLocalizedNotificationTemplate: 'Supprimer la traduction',
  deleteNotification: 'Supprimer la notification',
  deleteNotificationTemplate: 'Supprimer le modèle de notification',
  deleteSmsMessageFailure: 'Supprimer l’échec de livraison',
  getLocalizedNotificationTemplate: 'Afficher la traduction',
  getNotificationTemplate: 'Afficher le modèle de notification',
  getSmsMessage: 'Afficher le message texte',
  listNotificationTemplates: 'Afficher les modèles de notification',
  listNotifications: 'Afficher les notifications',
  processScheduledNotification: 'Envoyer la notification maintenant',
  redactNotifications: 'Caviarder les renseignements personnels',
  resendNotification: 'Envoyer de nouveau la notification',
  sendEmail: 'Envoyer un courriel',
  sendNotification: 'Envoyer une notification',
  sendOtp: 'Envoyer un code à usage unique',
  updateLocalizedNotificationTemplate: 'Modifier la traduction',
  updateNotificationDeliverOn: 'Modifier la date d’envoi',
  updateNotificationTemplate: 'Modifier le modèle de notification',
  updateNotificationTemplateCategory: 'Modifier la catégorie',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  addSmsMessageFailure: 'Échec de livraison consigné',
  cancelScheduledNotification: 'Notification annulée',
  changeNotificationIdentity: 'Destinataire modifié',
  createLocalizedNotificationTemplate: 'Traduction ajoutée',
  createNotification: 'Notification créée',
  createNotificationTemplate: 'Modèle de notification créé',
  deleteLocalizedNotificationTemplate: 'Traduction supprimée',
  deleteNotification: 'Notification supprimée',
  deleteNotificationTemplate: 'Modèle de notification supprimé',
  deleteSmsMessageFailure: 'Échec de livraison supprimé',
  processScheduledNotification: 'Notification envoyée',
  redactNotifications: 'Renseignements personnels caviardés',
  resendNotification: 'Notification envoyée de nouveau',
  sendEmail: 'Courriel envoyé',
  sendNotification: 'Notification envoyée',
  sendOtp: 'Code à usage unique envoyé',
  updateLocalizedNotificationTemplate: 'Traduction modifiée',
  updateNotificationDeliverOn: 'Date d’envoi modifiée',
  updateNotificationTemplate: 'Modèle de notification modifié',
  updateNotificationTemplateCategory: 'Catégorie modifiée',
} as const satisfies SameWords<typeof us.done>

export { NotificationAction as journal } from '../../labels/identity/notifications.fr-CA.ts'
