import type * as userStates from '../../identity/user-states.ts'
import type { ActionWords, EntityWords, FieldWords, JournalWords, Name } from '../words.ts'

export const entities = {
  UserState: { one: 'App state', many: 'App states', about: 'What the app remembers about a person' },
  DeviceToken: { one: 'Device', many: 'Devices' },
  IDShieldNotificationSettings: { one: 'IDShield notifications', many: 'IDShield notifications' },
  IDShieldNotificationTopic: { one: 'Topic', many: 'Topics' },
  UserImpression: { one: 'Response', many: 'Responses' },
  UserStateAlert: { one: 'Alert', many: 'Alerts' },
} as const satisfies EntityWords

/** The service as a whole. */
export const name = {
  ...entities.UserState,
  about: 'What each person’s app remembers: devices, settings, responses',
} as const satisfies Name

export const fields = {
  chatVersion: 'Chat version',
  clientMetadata: 'App details',
  platform: 'Platform',
  isOn: 'On',
  topics: 'Topics',
  isBlockedByCarrier: 'Blocked by the carrier',
  mobileAppVersion: 'App version',
  impression: 'Response',
  snoozedUntil: 'Hidden until',
  deviceTokens: 'Devices',
  idShieldNotificationSettings: 'IDShield notifications',
  idShieldSmsNotificationSettings: 'IDShield text messages',
  idShieldPushNotificationSettings: 'IDShield push notifications',
  impressions: 'Responses to messages',
  featureCohort: 'Feature group',
  token: 'Device token',
} as const satisfies FieldWords

export const actions = {
  addDeviceToken: 'Add device',
  addImpression: 'Record response',
  addUserStateAlert: 'Add alert',
  changeUserStateOwner: 'Change owner',
  createUserState: 'Create app state',
  deleteDeviceToken: 'Remove device',
  deleteUserState: 'Delete app state',
  getUserState: 'View app state',
  listUserStates: 'View app states',
  updateChatVersion: 'Change chat version',
  updateClientMetadata: 'Change app details',
  updateIDShieldNotificationSettings: 'Change IDShield notifications',
  updateIDShieldPushNotificationSettings: 'Change IDShield push notifications',
  updateIDShieldSmsNotificationSettings: 'Change IDShield text messages',
  updateMobileAppVersion: 'Change app version',
} as const satisfies ActionWords<typeof userStates>

/** Announcements of completed actions. Reads have none. */
export const done = {
  addDeviceToken: 'Device added',
  addImpression: 'Response recorded',
  addUserStateAlert: 'Alert added',
  changeUserStateOwner: 'Owner changed',
  createUserState: 'App state created',
  deleteDeviceToken: 'Device removed',
  deleteUserState: 'App state deleted',
  updateChatVersion: 'Chat version changed',
  updateClientMetadata: 'App details changed',
  updateIDShieldNotificationSettings: 'IDShield notifications changed',
  updateIDShieldPushNotificationSettings: 'IDShield push notifications changed',
  updateIDShieldSmsNotificationSettings: 'IDShield text messages changed',
  updateMobileAppVersion: 'App version changed',
} as const satisfies ActionWords<typeof userStates>

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
} as const satisfies JournalWords
