import type * as notifications from '../../identity/notifications.ts'
import type { ActionWords, EntityWords, FieldWords, Name } from '../words.ts'

export const entities = {
  Notification: { one: 'Notification', many: 'Notifications', about: 'A message sent to a person' },
  NotificationTemplate: {
    one: 'Notification template',
    many: 'Notification templates',
    about: 'The texts of one kind of message',
  },
  LocalizedNotificationTemplate: {
    one: 'Translation',
    many: 'Translations',
    about: 'A template’s texts in one language',
  },
  OtpReceipt: { one: 'Code sent', many: 'Codes sent', about: 'Where a one-time code was sent' },
  SmsMessage: { one: 'Text message', many: 'Text messages', about: 'A text message and its delivery' },
  SmsFailure: { one: 'Delivery failure', many: 'Delivery failures' },
  NotificationStep: { one: 'Delivery step', many: 'Delivery steps' },
} as const satisfies EntityWords

/** The service as a whole. */
export const name = {
  ...entities.Notification,
  about: 'Emails, texts and push messages, and the templates behind them',
} as const satisfies Name

export const fields = {
  language: 'Language',
  html: 'Email content (HTML)',
  types: 'Sent by',
  variables: 'Variables',
  optOutType: 'Unsubscribe category',
  steps: 'Delivery history',
  providerMessageId: 'Message ID at the carrier',
  localized: 'Translations',
  sentTo: 'Sent to',
  to: 'Recipient',
  provider: 'Delivery service',
} as const satisfies FieldWords

export const hints = {
  key: 'Unique; can’t be changed later',
  variables: 'Names that the texts fill in, such as firstName',
  optOutType: 'What a person can unsubscribe from',
  isMandatory: 'Sent even to people who unsubscribed',
  html: 'Full HTML of the email',
} as const satisfies FieldWords

export const actions = {
  addSmsMessageFailure: 'Record delivery failure',
  cancelScheduledNotification: 'Cancel notification',
  changeNotificationIdentity: 'Change recipient',
  createLocalizedNotificationTemplate: 'Add translation',
  createNotification: 'Create notification',
  createNotificationTemplate: 'Create notification template',
  deleteLocalizedNotificationTemplate: 'Delete translation',
  deleteNotification: 'Delete notification',
  deleteNotificationTemplate: 'Delete notification template',
  deleteSmsMessageFailure: 'Delete delivery failure',
  getLocalizedNotificationTemplate: 'View translation',
  getNotificationTemplate: 'View notification template',
  getSmsMessage: 'View text message',
  listNotificationTemplates: 'View notification templates',
  listNotifications: 'View notifications',
  processScheduledNotification: 'Send notification now',
  redactNotifications: 'Remove personal information',
  resendNotification: 'Send notification again',
  sendEmail: 'Send email',
  sendNotification: 'Send notification',
  sendOtp: 'Send one-time code',
  updateLocalizedNotificationTemplate: 'Edit translation',
  updateNotificationDeliverOn: 'Change send date',
  updateNotificationTemplate: 'Edit notification template',
  updateNotificationTemplateCategory: 'Change category',
} as const satisfies ActionWords<typeof notifications>

/** Announcements of completed actions. Reads have none. */
export const done = {
  addSmsMessageFailure: 'Delivery failure recorded',
  cancelScheduledNotification: 'Notification canceled',
  changeNotificationIdentity: 'Recipient changed',
  createLocalizedNotificationTemplate: 'Translation added',
  createNotification: 'Notification created',
  createNotificationTemplate: 'Notification template created',
  deleteLocalizedNotificationTemplate: 'Translation deleted',
  deleteNotification: 'Notification deleted',
  deleteNotificationTemplate: 'Notification template deleted',
  deleteSmsMessageFailure: 'Delivery failure deleted',
  processScheduledNotification: 'Notification sent',
  redactNotifications: 'Personal information removed',
  resendNotification: 'Notification sent again',
  sendEmail: 'Email sent',
  sendNotification: 'Notification sent',
  sendOtp: 'One-time code sent',
  updateLocalizedNotificationTemplate: 'Translation updated',
  updateNotificationDeliverOn: 'Send date changed',
  updateNotificationTemplate: 'Notification template updated',
  updateNotificationTemplateCategory: 'Category changed',
} as const satisfies ActionWords<typeof notifications>

export { NotificationAction as journal } from '../../labels/identity/notifications.en-US.ts'
