import { Instant } from '../shared/dates.ts'
import { assumed, entity, flag, list, maybe, type Out, record, type Schema, text } from '../wire.ts'
import { NotificationOptOutType, NotificationStatus, NotificationType } from './notifications.enums.ts'

// "Payload and response field names are not shown" (identity and communication, section 7): every name here is ours.
// `values` are what a template's variables stand for; a message without a `templateKey` brings its own words.

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

/** An email to an address, whether or not it is known whose. */
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

/** Something to send at once to someone, wherever the profile says. */
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

/** A notification to create: sent at once, or on `deliverOn`. */
export interface NewNotification extends Out<typeof newNotificationFields> {}
export const NewNotification: Schema<NewNotification> = newNotificationFields

const otpRequestFields = assumed({ type: NotificationType })

/** By which channel the one-time password goes. */
export interface OtpRequest extends Out<typeof otpRequestFields> {}
export const OtpRequest: Schema<OtpRequest> = otpRequestFields

const notificationResendFields = assumed({ type: maybe(NotificationType) })

/** By which channel it goes this time; without one, by the same. */
export interface NotificationResend extends Out<typeof notificationResendFields> {}
export const NotificationResend: Schema<NotificationResend> = notificationResendFields

const deliveryDateFields = assumed({ deliverOn: Instant })

/** When it shall be sent. */
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

/** A template to create; its words come with its localized forms. */
export interface NewNotificationTemplate extends Out<typeof newNotificationTemplateFields> {}
export const NewNotificationTemplate: Schema<NewNotificationTemplate> = newNotificationTemplateFields

const notificationTemplateChangeFields = assumed({
  name: text,
  description: maybe(text),
  types: list(NotificationType),
  isMandatory: maybe(flag),
  variables: list(text),
})

/** What a template is from now on. Its category has a call of its own. */
export interface NotificationTemplateChange extends Out<typeof notificationTemplateChangeFields> {}
export const NotificationTemplateChange: Schema<NotificationTemplateChange> = notificationTemplateChangeFields

const notificationTemplateCategoryFields = assumed({ category: text })

/** The topic of a template: what a receiver switches off. */
export interface NotificationTemplateCategory extends Out<typeof notificationTemplateCategoryFields> {}
export const NotificationTemplateCategory: Schema<NotificationTemplateCategory> = notificationTemplateCategoryFields

const notificationTemplateWordsFields = assumed({ subject: maybe(text), html: maybe(text), text })

/** What a template says in one language: `subject` and `html` in an email, `text` wherever else. */
export interface NotificationTemplateWords extends Out<typeof notificationTemplateWordsFields> {}
export const NotificationTemplateWords: Schema<NotificationTemplateWords> = notificationTemplateWordsFields

const newSmsFailureFields = assumed({ reason: text })

/** Why a text message is to count as not delivered. */
export interface NewSmsFailure extends Out<typeof newSmsFailureFields> {}
export const NewSmsFailure: Schema<NewSmsFailure> = newSmsFailureFields

const emailReportFields = entity({
  stated: { status: NotificationStatus },
  assumed: { messageId: text, at: Instant, reason: maybe(text) },
})

/** What became of an email. */
export interface EmailReport extends Out<typeof emailReportFields> {}
export const EmailReport: Schema<EmailReport> = emailReportFields

const smsReportFields = entity({
  stated: { status: NotificationStatus, optOutType: maybe(NotificationOptOutType) },
  assumed: { messageId: text, at: Instant, reason: maybe(text) },
})

/** What became of a text message, or what its receiver answered. */
export interface SmsReport extends Out<typeof smsReportFields> {}
export const SmsReport: Schema<SmsReport> = smsReportFields
