import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  UserState: {
    one: 'Estado de la aplicación',
    many: 'Estados de la aplicación',
    about: 'Lo que la aplicación recuerda de una persona',
  },
  DeviceToken: { one: 'Dispositivo', many: 'Dispositivos' },
  IDShieldNotificationSettings: { one: 'Notificaciones de IDShield', many: 'Notificaciones de IDShield' },
  IDShieldNotificationTopic: { one: 'Tema', many: 'Temas' },
  UserImpression: { one: 'Respuesta', many: 'Respuestas' },
  UserStateAlert: { one: 'Alerta', many: 'Alertas' },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.UserState,
  about: 'Lo que la aplicación recuerda de cada persona, como sus dispositivos y respuestas',
} as const satisfies Name

export const fields = {
  chatVersion: 'Versión del chat',
  clientMetadata: 'Detalles de la aplicación',
  platform: 'Plataforma',
  isOn: 'Activado',
  topics: 'Temas',
  isBlockedByCarrier: 'Bloqueado por el operador',
  mobileAppVersion: 'Versión de la aplicación',
  impression: 'Respuesta',
  snoozedUntil: 'Oculto hasta',
  deviceTokens: 'Dispositivos',
  idShieldNotificationSettings: 'Notificaciones de IDShield',
  idShieldSmsNotificationSettings: 'Mensajes de texto de IDShield',
  idShieldPushNotificationSettings: 'Notificaciones push de IDShield',
  impressions: 'Respuestas a los mensajes',
  featureCohort: 'Grupo de funciones',
  token: 'Token del dispositivo',
} as const satisfies SameWords<typeof us.fields>

export const actions = {
  addDeviceToken: 'Agregar un dispositivo',
  addImpression: 'Registrar una respuesta',
  addUserStateAlert: 'Agregar una alerta',
  changeUserStateOwner: 'Cambiar el titular',
  createUserState: 'Crear un estado de la aplicación',
  deleteDeviceToken: 'Quitar el dispositivo',
  deleteUserState: 'Eliminar el estado de la aplicación',
  getUserState: 'Ver el estado de la aplicación',
  listUserStates: 'Ver los estados de la aplicación',
  updateChatVersion: 'Cambiar la versión del chat',
  updateClientMetadata: 'Cambiar los detalles de la aplicación',
  updateIDShieldNotificationSettings: 'Cambiar las notificaciones de IDShield',
  updateIDShieldPushNotificationSettings: 'Cambiar las notificaciones push de IDShield',
  updateIDShieldSmsNotificationSettings: 'Cambiar los mensajes de texto de IDShield',
  updateMobileAppVersion: 'Cambiar la versión de la aplicación',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  addDeviceToken: 'Dispositivo agregado',
  addImpression: 'Respuesta registrada',
  addUserStateAlert: 'Alerta agregada',
  changeUserStateOwner: 'Titular cambiado',
  createUserState: 'Estado de la aplicación creado',
  deleteDeviceToken: 'Dispositivo quitado',
  deleteUserState: 'Estado de la aplicación eliminado',
  updateChatVersion: 'Versión del chat cambiada',
  updateClientMetadata: 'Detalles de la aplicación cambiados',
  updateIDShieldNotificationSettings: 'Notificaciones de IDShield cambiadas',
  updateIDShieldPushNotificationSettings: 'Notificaciones push de IDShield cambiadas',
  updateIDShieldSmsNotificationSettings: 'Mensajes de texto de IDShield cambiados',
  updateMobileAppVersion: 'Versión de la aplicación cambiada',
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
