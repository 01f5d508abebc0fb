import { Instant } from '../shared/dates.ts'
import { assumed, entity, flag, list, maybe, type Out, record, type Schema, stated, text } from '../wire.ts'
import { IDShieldNotificationTopic } from './user-states.entities.ts'
import { Impression } from './user-states.enums.ts'

// "Payload and response field names are not shown" (identity and communication, section 7): names are assumed, except
// those that section 3 lists.

const newDeviceTokenFields = assumed({ token: text, platform: text, name: maybe(text) })

/** A device to enable for push messages. */
export interface NewDeviceToken extends Out<typeof newDeviceTokenFields> {}
export const NewDeviceToken: Schema<NewDeviceToken> = newDeviceTokenFields

const deviceTokenRemovalFields = assumed({ token: text })

/** The device to disable for push messages. */
export interface DeviceTokenRemoval extends Out<typeof deviceTokenRemovalFields> {}
export const DeviceTokenRemoval: Schema<DeviceTokenRemoval> = deviceTokenRemovalFields

const newUserStateFields = stated({
  deviceTokens: maybe(list(NewDeviceToken)),
  clientMetadata: maybe(record),
  mobileAppVersion: maybe(text),
  chatVersion: maybe(text),
})

/** The initial state that an app reports. */
export interface NewUserState extends Out<typeof newUserStateFields> {}
export const NewUserState: Schema<NewUserState> = newUserStateFields

const clientMetadataChangeFields = stated({ clientMetadata: record })

/** Metadata of an app; its fields are not shown. */
export interface ClientMetadataChange extends Out<typeof clientMetadataChangeFields> {}
export const ClientMetadataChange: Schema<ClientMetadataChange> = clientMetadataChangeFields

const mobileAppVersionChangeFields = stated({ mobileAppVersion: text })

/** The user's app version. */
export interface MobileAppVersionChange extends Out<typeof mobileAppVersionChangeFields> {}
export const MobileAppVersionChange: Schema<MobileAppVersionChange> = mobileAppVersionChangeFields

const chatVersionChangeFields = stated({ chatVersion: text })

/** The user's chat version. */
export interface ChatVersionChange extends Out<typeof chatVersionChangeFields> {}
export const ChatVersionChange: Schema<ChatVersionChange> = chatVersionChangeFields

const idShieldNotificationChoiceFields = assumed({ isOn: flag, topics: list(IDShieldNotificationTopic) })

/** The notification settings of identity protection. */
export interface IDShieldNotificationChoice extends Out<typeof idShieldNotificationChoiceFields> {}
export const IDShieldNotificationChoice: Schema<IDShieldNotificationChoice> = idShieldNotificationChoiceFields

const newUserStateAlertFields = assumed({ alertId: text })

/** An alert to add. */
export interface NewUserStateAlert extends Out<typeof newUserStateAlertFields> {}
export const NewUserStateAlert: Schema<NewUserStateAlert> = newUserStateAlertFields

const newUserImpressionFields = entity({
  stated: { impression: Impression },
  assumed: { subject: text, snoozedUntil: maybe(Instant) },
})

/** The user's reaction to displayed content. */
export interface NewUserImpression extends Out<typeof newUserImpressionFields> {}
export const NewUserImpression: Schema<NewUserImpression> = newUserImpressionFields
