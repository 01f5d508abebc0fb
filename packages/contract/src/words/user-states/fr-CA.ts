import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  UserState: {
    one: 'État de l’application',
    many: 'États de l’application',
    about: 'Ce que l’application retient d’une personne',
  },
  DeviceToken: { one: 'Appareil', many: 'Appareils' },
  IDShieldNotificationSettings: { one: 'Notifications IDShield', many: 'Notifications IDShield' },
  IDShieldNotificationTopic: { one: 'Sujet', many: 'Sujets' },
  UserImpression: { one: 'Réponse', many: 'Réponses' },
  UserStateAlert: { one: 'Alerte', many: 'Alertes' },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.UserState,
  about: 'Ce que l’application retient de chaque personne, comme ses appareils et réponses',
} as const satisfies Name

export const fields = {
  chatVersion: 'Version du clavardage',
  clientMetadata: 'Détails de l’application',
  platform: 'Plateforme',
  isOn: 'Activé',
  topics: 'Sujets',
  isBlockedByCarrier: 'Bloqué par le fournisseur sans fil',
  mobileAppVersion: 'Version de l’application',
  impression: 'Réponse',
  snoozedUntil: 'Masqué jusqu’au',
  deviceTokens: 'Appareils',
  idShieldNotificationSettings: 'Notifications IDShield',
  idShieldSmsNotificationSettings: 'Messages texte IDShield',
  idShieldPushNotificationSettings: 'Notifications poussées IDShield',
  impressions: 'Réponses aux messages',
  featureCohort: 'Groupe de fonctionnalités',
  token: 'Jeton de l’appareil',
} as const satisfies SameWords<typeof us.fields>

export const actions = {
  addDeviceToken: 'Ajouter un appareil',
  addImpression: 'Consigner une réponse',
  addUserStateAlert: 'Ajouter une alerte',
  changeUserStateOwner: 'Modifier le titulaire',
  createUserState: 'Créer un état de l’application',
  deleteDeviceToken: 'Retirer l’appareil',
  deleteUserState: 'Supprimer l’état de l’application',
  getUserState: 'Afficher l’état de l’application',
  listUserStates: 'Afficher les états de l’application',
  updateChatVersion: 'Modifier la version du clavardage',
  updateClientMetadata: 'Modifier les détails de l’application',
  updateIDShieldNotificationSettings: 'Modifier les notifications IDShield',
  updateIDShieldPushNotificationSettings: 'Modifier les notifications poussées IDShield',
  updateIDShieldSmsNotificationSettings: 'Modifier les messages texte IDShield',
  updateMobileAppVersion: 'Modifier la version de l’application',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  addDeviceToken: 'Appareil ajouté',
  addImpression: 'Réponse consignée',
  addUserStateAlert: 'Alerte ajoutée',
  changeUserStateOwner: 'Titulaire modifié',
  createUserState: 'État de l’application créé',
  deleteDeviceToken: 'Appareil retiré',
  deleteUserState: 'État de l’application supprimé',
  updateChatVersion: 'Version du clavardage modifiée',
  updateClientMetadata: 'Détails de l’application modifiés',
  updateIDShieldNotificationSettings: 'Notifications IDShield modifiées',
  updateIDShieldPushNotificationSettings: 'Notifications poussées IDShield modifiées',
  updateIDShieldSmsNotificationSettings: 'Messages texte IDShield modifiés',
  updateMobileAppVersion: 'Version de l’application modifiée',
} as const satisfies SameWords<typeof us.done>

/** The specification lists no actions of this journal: these names are assumed. */
export const journal = {
  CREATE: done.createUserState,
  DELETE: done.deleteUserState,
  CHANGE_OWNER: done.changeUserStateOwner,
  ADD_ALERT: done.addUserStateAlert,
  ADD_DEVICE_TOKEN: done.addDeviceToken,
  DELETE_DEVICE_TOKEN: done.deleteDeviceToken,
  ADD_IMPRESSION: done.addImpression,
  UPDATE_CHAT_VERSION: done.updateChatVersion,
  UPDATE_CLIENT_METADATA: done.updateClientMetadata,
  UPDATE_MOBILE_APP_VERSION: done.updateMobileAppVersion,
  UPDATE_NOTIFICATION_SETTINGS: done.updateIDShieldNotificationSettings,
  UPDATE_PUSH_NOTIFICATION_SETTINGS: done.updateIDShieldPushNotificationSettings,
  UPDATE_SMS_NOTIFICATION_SETTINGS: done.updateIDShieldSmsNotificationSettings,
} as const satisfies SameWords<typeof us.journal>
