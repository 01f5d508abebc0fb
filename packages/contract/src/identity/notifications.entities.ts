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

/** One step on the way to its receiver. `reason` is the provider's, where something went wrong. */
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
 * Something sent, or to be sent on `deliverOn`. `to` is an email address, a phone number or a device; `category` is the
 * topic its receiver may switch off unless it `isMandatory`; `steps` lead to `status`, oldest first; `optOutType` is
 * what the receiver answered. `version` goes back as `If-Match`.
 */
export interface Notification extends Out<typeof notificationFields> {}
export const Notification: Schema<Notification> = notificationFields

const otpReceiptFields = assumed({ sentTo: text, expiresAt: Instant })

/** Where a one-time password went, masked, and until when it is good. */
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
 * channel; `{{name}}` in them stands for a variable.
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

/** What a notification is made from. `types` are the channels it is written for, `variables` what it must be given. */
export interface NotificationTemplate extends Out<typeof notificationTemplateFields> {}
export const NotificationTemplate: Schema<NotificationTemplate> = notificationTemplateFields

const smsFailureFields = assumed({ reason: text, at: Instant })

/** Why a text message did not arrive. */
export interface SmsFailure extends Out<typeof smsFailureFields> {}
export const SmsFailure: Schema<SmsFailure> = smsFailureFields

const smsMessageFields = entity({
  stated: { status: NotificationStatus },
  assumed: { messageId: text, notificationId: maybe(text), to: text, at: Instant, failure: maybe(SmsFailure) },
})

/** A text message as its provider knows it. */
export interface SmsMessage extends Out<typeof smsMessageFields> {}
export const SmsMessage: Schema<SmsMessage> = smsMessageFields
