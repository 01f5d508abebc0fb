import { Instant } from '../shared/dates.ts'
import { assumed, entity, flag, list, maybe, type Out, type Schema, text } from '../wire.ts'
import {
  NotificationOptOutType,
  NotificationProvider,
  NotificationStatus,
  NotificationType,
} from './notifications.enums.ts'

const notificationStepFields = entity({
  stated: { status: NotificationStatus },
  assumed: { at: Instant, reason: maybe(text) },
})

/** A delivery step. `reason` is the provider's explanation of a failure. */
export interface NotificationStep extends Out<typeof notificationStepFields> {}
export const NotificationStep: Schema<NotificationStep> = notificationStepFields

const notificationFields = entity({
  stated: {
    type: NotificationType,
    provider: maybe(NotificationProvider),
    status: NotificationStatus,
    deliverOn: maybe(Instant),
    optOutType: maybe(NotificationOptOutType),
  },
  assumed: {
    id: text,
    identityId: text,
    templateKey: maybe(text),
    category: maybe(text),
    locale: maybe(text),
    to: text,
    subject: maybe(text),
    text: maybe(text),
    link: maybe(text),
    isMandatory: flag,
    createdAt: Instant,
    steps: list(NotificationStep),
    providerMessageId: maybe(text),
    version: text,
  },
})

/**
 * A notification, sent or scheduled for `deliverOn`. `to` is an email address, phone number or device; `category` is a
 * topic that recipients can turn off unless the notification `isMandatory`; `steps` led to `status`, oldest first;
 * `optOutType` is the recipient's opt-out reply. `version` is the value for `If-Match`.
 */
export interface Notification extends Out<typeof notificationFields> {}
export const Notification: Schema<Notification> = notificationFields

const otpReceiptFields = assumed({ sentTo: text, expiresAt: Instant })

/** The masked destination of a one-time password, and its expiration. */
export interface OtpReceipt extends Out<typeof otpReceiptFields> {}
export const OtpReceipt: Schema<OtpReceipt> = otpReceiptFields

const localizedNotificationTemplateFields = entity({
  stated: { key: text },
  assumed: {
    language: text,
    country: text,
    subject: maybe(text),
    html: maybe(text),
    text,
    updatedAt: Instant,
    version: text,
  },
})

/**
 * A template in one language, such as `fr` for `CA`. `subject` and `html` are for email, `text` for every other
 * channel; `{{name}}` is a variable.
 */
export interface LocalizedNotificationTemplate extends Out<typeof localizedNotificationTemplateFields> {}
export const LocalizedNotificationTemplate: Schema<LocalizedNotificationTemplate> = localizedNotificationTemplateFields

const notificationTemplateFields = entity({
  stated: { key: text, category: text },
  assumed: {
    name: text,
    description: maybe(text),
    types: list(NotificationType),
    isMandatory: flag,
    variables: list(text),
    localized: list(LocalizedNotificationTemplate),
    updatedAt: Instant,
    version: text,
  },
})

/** A template for notifications. `types` are its channels, `variables` its required values. */
export interface NotificationTemplate extends Out<typeof notificationTemplateFields> {}
export const NotificationTemplate: Schema<NotificationTemplate> = notificationTemplateFields

const smsFailureFields = assumed({ reason: text, at: Instant })

/** The reason that a text message was not delivered. */
export interface SmsFailure extends Out<typeof smsFailureFields> {}
export const SmsFailure: Schema<SmsFailure> = smsFailureFields

const smsMessageFields = entity({
  stated: { status: NotificationStatus },
  assumed: { messageId: text, notificationId: maybe(text), to: text, at: Instant, failure: maybe(SmsFailure) },
})

/** A text message in the provider's records. */
export interface SmsMessage extends Out<typeof smsMessageFields> {}
export const SmsMessage: Schema<SmsMessage> = smsMessageFields
