import { Instant } from '../shared/dates.ts'
import { assumed, entity, flag, list, maybe, type Out, record, type Schema, text } from '../wire.ts'
import { NotificationOptOutType, NotificationStatus, NotificationType } from './notifications.enums.ts'

// "Payload and response field names are not shown" (identity and communication, section 7): all names are assumed.
// `values` replace a template's variables; a message without a `templateKey` has its own text.

const newEmailFields = assumed({
  to: text,
  identityId: maybe(text),
  templateKey: maybe(text),
  locale: maybe(text),
  values: maybe(record),
  subject: maybe(text),
  html: maybe(text),
  text: maybe(text),
})

/** An email to an address, with or without a known owner. */
export interface NewEmail extends Out<typeof newEmailFields> {}
export const NewEmail: Schema<NewEmail> = newEmailFields

const notificationToSendFields = assumed({
  identityId: text,
  type: NotificationType,
  templateKey: maybe(text),
  locale: maybe(text),
  values: maybe(record),
  subject: maybe(text),
  text: maybe(text),
})

/** A notification to send immediately, by the channels in the recipient's profile. */
export interface NotificationToSend extends Out<typeof notificationToSendFields> {}
export const NotificationToSend: Schema<NotificationToSend> = notificationToSendFields

const newNotificationFields = assumed({
  type: NotificationType,
  templateKey: maybe(text),
  locale: maybe(text),
  values: maybe(record),
  subject: maybe(text),
  text: maybe(text),
  deliverOn: maybe(Instant),
})

/** A notification to create: sent immediately, or on `deliverOn`. */
export interface NewNotification extends Out<typeof newNotificationFields> {}
export const NewNotification: Schema<NewNotification> = newNotificationFields

const otpRequestFields = assumed({ type: NotificationType })

/** The channel for a one-time password. */
export interface OtpRequest extends Out<typeof otpRequestFields> {}
export const OtpRequest: Schema<OtpRequest> = otpRequestFields

const notificationResendFields = assumed({ type: maybe(NotificationType) })

/** The channel of the resent notification. Defaults to the first one's. */
export interface NotificationResend extends Out<typeof notificationResendFields> {}
export const NotificationResend: Schema<NotificationResend> = notificationResendFields

const deliveryDateFields = assumed({ deliverOn: Instant })

/** The delivery time. */
export interface NotificationDeliveryDate extends Out<typeof deliveryDateFields> {}
export const NotificationDeliveryDate: Schema<NotificationDeliveryDate> = deliveryDateFields

const newNotificationTemplateFields = assumed({
  key: text,
  name: text,
  description: maybe(text),
  category: text,
  types: list(NotificationType),
  isMandatory: maybe(flag),
  variables: list(text),
})

/** A template to create. Its localizations contain its texts. */
export interface NewNotificationTemplate extends Out<typeof newNotificationTemplateFields> {}
export const NewNotificationTemplate: Schema<NewNotificationTemplate> = newNotificationTemplateFields

const notificationTemplateChangeFields = assumed({
  name: text,
  description: maybe(text),
  types: list(NotificationType),
  isMandatory: maybe(flag),
  variables: list(text),
})

/** The changed template. A separate operation changes its category. */
export interface NotificationTemplateChange extends Out<typeof notificationTemplateChangeFields> {}
export const NotificationTemplateChange: Schema<NotificationTemplateChange> = notificationTemplateChangeFields

const notificationTemplateCategoryFields = assumed({ category: text })

/** The category of a template, which recipients can turn off. */
export interface NotificationTemplateCategory extends Out<typeof notificationTemplateCategoryFields> {}
export const NotificationTemplateCategory: Schema<NotificationTemplateCategory> = notificationTemplateCategoryFields

const notificationTemplateWordsFields = assumed({ subject: maybe(text), html: maybe(text), text })

/** The texts of a template in one language: `subject` and `html` for email, `text` for other channels. */
export interface NotificationTemplateWords extends Out<typeof notificationTemplateWordsFields> {}
export const NotificationTemplateWords: Schema<NotificationTemplateWords> = notificationTemplateWordsFields

const newSmsFailureFields = assumed({ reason: text })

/** The reason to mark a text message as undelivered. */
export interface NewSmsFailure extends Out<typeof newSmsFailureFields> {}
export const NewSmsFailure: Schema<NewSmsFailure> = newSmsFailureFields

const emailReportFields = entity({
  stated: { status: NotificationStatus },
  assumed: { messageId: text, at: Instant, reason: maybe(text) },
})

/** A delivery report of an email. */
export interface EmailReport extends Out<typeof emailReportFields> {}
export const EmailReport: Schema<EmailReport> = emailReportFields

const smsReportFields = entity({
  stated: { status: NotificationStatus, optOutType: maybe(NotificationOptOutType) },
  assumed: { messageId: text, at: Instant, reason: maybe(text) },
})

/** A delivery report of a text message, or the recipient's reply. */
export interface SmsReport extends Out<typeof smsReportFields> {}
export const SmsReport: Schema<SmsReport> = smsReportFields
