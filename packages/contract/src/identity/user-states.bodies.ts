import { Instant } from '../shared/dates.ts'
import { assumed, entity, flag, list, maybe, type Out, record, type Schema, stated, text } from '../wire.ts'
import { IDShieldNotificationTopic } from './user-states.entities.ts'
import { Impression } from './user-states.enums.ts'

// "Payload and response field names are not shown" (identity and communication, section 7): names are ours, except
// those of the fields that section 3 lists.

const newDeviceTokenFields = assumed({ token: text, platform: text, name: maybe(text) })

/** A device that may be sent push messages from now on. */
export interface NewDeviceToken extends Out<typeof newDeviceTokenFields> {}
export const NewDeviceToken: Schema<NewDeviceToken> = newDeviceTokenFields

const deviceTokenRemovalFields = assumed({ token: text })

/** The device that may no longer be sent push messages. */
export interface DeviceTokenRemoval extends Out<typeof deviceTokenRemovalFields> {}
export const DeviceTokenRemoval: Schema<DeviceTokenRemoval> = deviceTokenRemovalFields

const newUserStateFields = stated({
  deviceTokens: maybe(list(NewDeviceToken)),
  clientMetadata: maybe(record),
  mobileAppVersion: maybe(text),
  chatVersion: maybe(text),
})

/** What an app knows of its user when it starts for the first time. */
export interface NewUserState extends Out<typeof newUserStateFields> {}
export const NewUserState: Schema<NewUserState> = newUserStateFields

const clientMetadataChangeFields = stated({ clientMetadata: record })

/** What an app says of itself; its fields are not shown. */
export interface ClientMetadataChange extends Out<typeof clientMetadataChangeFields> {}
export const ClientMetadataChange: Schema<ClientMetadataChange> = clientMetadataChangeFields

const mobileAppVersionChangeFields = stated({ mobileAppVersion: text })

/** The version of the app the user has now. */
export interface MobileAppVersionChange extends Out<typeof mobileAppVersionChangeFields> {}
export const MobileAppVersionChange: Schema<MobileAppVersionChange> = mobileAppVersionChangeFields

const chatVersionChangeFields = stated({ chatVersion: text })

/** The version of the chat the user has now. */
export interface ChatVersionChange extends Out<typeof chatVersionChangeFields> {}
export const ChatVersionChange: Schema<ChatVersionChange> = chatVersionChangeFields

const idShieldNotificationChoiceFields = assumed({ isOn: flag, topics: list(IDShieldNotificationTopic) })

/** What identity protection may tell someone from now on. */
export interface IDShieldNotificationChoice extends Out<typeof idShieldNotificationChoiceFields> {}
export const IDShieldNotificationChoice: Schema<IDShieldNotificationChoice> = idShieldNotificationChoiceFields

const newUserStateAlertFields = assumed({ alertId: text })

/** An alert the user is given. */
export interface NewUserStateAlert extends Out<typeof newUserStateAlertFields> {}
export const NewUserStateAlert: Schema<NewUserStateAlert> = newUserStateAlertFields

const newUserImpressionFields = entity({
  stated: { impression: Impression },
  assumed: { subject: text, snoozedUntil: maybe(Instant) },
})

/** What the user just made of what they were shown. */
export interface NewUserImpression extends Out<typeof newUserImpressionFields> {}
export const NewUserImpression: Schema<NewUserImpression> = newUserImpressionFields
