import { Instant } from '../shared/dates.ts'
import { assumed, entity, flag, list, maybe, type Out, record, type Schema, text } from '../wire.ts'
import { Impression, UserStateStatus } from './user-states.enums.ts'

const deviceTokenFields = assumed({
  token: text,
  platform: text,
  name: maybe(text),
  addedAt: Instant,
  lastSeenAt: maybe(Instant),
})

/** A device enabled for push messages. `platform` is such as `ios`, `name` such as `Ada’s phone`. */
export interface DeviceToken extends Out<typeof deviceTokenFields> {}
export const DeviceToken: Schema<DeviceToken> = deviceTokenFields

const idShieldNotificationTopicFields = assumed({ name: text, isOn: flag })

/** A notification topic, on or off. */
export interface IDShieldNotificationTopic extends Out<typeof idShieldNotificationTopicFields> {}
export const IDShieldNotificationTopic: Schema<IDShieldNotificationTopic> = idShieldNotificationTopicFields

const idShieldNotificationSettingsFields = assumed({
  isOn: flag,
  topics: list(IDShieldNotificationTopic),
  isBlockedByCarrier: maybe(flag),
})

/**
 * The notification settings of identity protection, in general or for one channel. `isBlockedByCarrier` after the
 * person replied STOP: only START from the same phone lifts that.
 */
export interface IDShieldNotificationSettings extends Out<typeof idShieldNotificationSettingsFields> {}
export const IDShieldNotificationSettings: Schema<IDShieldNotificationSettings> = idShieldNotificationSettingsFields

const userStateAlertFields = assumed({ alertId: text, addedAt: Instant })

/** An alert of a user. */
export interface UserStateAlert extends Out<typeof userStateAlertFields> {}
export const UserStateAlert: Schema<UserStateAlert> = userStateAlertFields

const userImpressionFields = entity({
  stated: { impression: Impression },
  assumed: { subject: text, at: Instant, snoozedUntil: maybe(Instant) },
})

/** The user's reaction to `subject`, the key of the displayed content; hidden until `snoozedUntil`. */
export interface UserImpression extends Out<typeof userImpressionFields> {}
export const UserImpression: Schema<UserImpression> = userImpressionFields

const userStateFields = entity({
  stated: {
    status: UserStateStatus,
    deviceTokens: list(DeviceToken),
    clientMetadata: maybe(record),
    mobileAppVersion: maybe(text),
    chatVersion: maybe(text),
    idShieldNotificationSettings: maybe(IDShieldNotificationSettings),
    idShieldSmsNotificationSettings: maybe(IDShieldNotificationSettings),
    idShieldPushNotificationSettings: maybe(IDShieldNotificationSettings),
    alerts: list(UserStateAlert),
    impressions: list(UserImpression),
    featureCohort: maybe(text),
  },
  assumed: {
    id: text,
    identityId: text,
    version: text,
  },
})

/** A user's state across apps and devices. `version` is the value for `If-Match`. */
export interface UserState extends Out<typeof userStateFields> {}
export const UserState: Schema<UserState> = userStateFields
