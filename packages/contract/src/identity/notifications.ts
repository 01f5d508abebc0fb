import { at, del, get, post, put } from '../operation.ts'
import { journal, maxClock } from '../shared/journal.ts'
import { OwnerQuery } from '../shared/owner.ts'
import { list } from '../wire.ts'
import {
  EmailReport,
  NewEmail,
  NewNotification,
  NewNotificationTemplate,
  NewSmsFailure,
  NotificationDeliveryDate,
  NotificationResend,
  NotificationTemplateCategory,
  NotificationTemplateChange,
  NotificationTemplateWords,
  NotificationToSend,
  OtpRequest,
  SmsReport,
} from './notifications.bodies.ts'
import {
  LocalizedNotificationTemplate,
  Notification,
  NotificationStep,
  NotificationTemplate,
  OtpReceipt,
  SmsFailure,
  SmsMessage,
} from './notifications.entities.ts'
import {
  NotificationAction,
  NotificationOptOutType,
  NotificationProvider,
  NotificationStatus,
  NotificationType,
} from './notifications.enums.ts'

// Source: identity and communication, section 7, "Notifications". Everyone, including group administrators, can read
// and delete their own; sending and correcting is assumed to be for staff.

const staff = { access: 'internal', assumes: ['access'] } as const
const identity = at('notifications', '/v1/identities/{identityId}')
const inbox = at('notifications', '/v1/identities/{identityId}/notifications')
const staffInbox = at('notifications', '/v1/identities/{identityId}/notifications', staff)
const notification = at('notifications', '/v1/notifications/{notificationId}', staff)

export const sendEmail = post(at('notifications', '/v1/sendEmail', staff), '', {
  body: NewEmail,
  returns: Notification,
})
export const sendNotification = post(at('notifications', '/v1/sendNotification', staff), '', {
  body: NotificationToSend,
  returns: Notification,
})

export const listNotifications = get(inbox, '', { returns: list(Notification) })
export const createNotification = post(staffInbox, '', { body: NewNotification, returns: Notification })
/** Moves a notification to the identity in the query. */
export const changeNotificationIdentity = post(staffInbox, '{notificationId}/changeIdentity', {
  query: OwnerQuery,
  returns: Notification,
})
export const deleteNotification = del(inbox, '{notificationId}')
export const redactNotifications = post(staffInbox, 'redactPersonalInformation', { returns: list(Notification) })
/** Sends a one-time password. A body is not shown; assumed, because the channel must be given. */
export const sendOtp = post(identity, 'sendOtp', { body: OtpRequest, returns: OtpReceipt })

export const resendNotification = post(notification, 'resend', { query: NotificationResend, returns: Notification })
export const cancelScheduledNotification = post(notification, 'cancelScheduled', { returns: Notification })
export const updateNotificationDeliverOn = post(notification, 'updateDeliverOn', {
  body: NotificationDeliveryDate,
  returns: Notification,
})
export const processScheduledNotification = post(notification, 'processScheduled', { returns: Notification })

// "Template CRUD under /v1/notifications/templates/...": the operations are assumed, and that the two further path
// parameters of a localization are a language and a country.
const openStaff = { access: 'internal', assumes: ['path', 'access'] } as const
const templates = at('notifications', '/v1/notifications/templates', openStaff)
const template = at('notifications', '/v1/notifications/templates/{key}', openStaff)
const localized = at('notifications', '/v1/notifications/templates/{key}/{language}/{country}', openStaff)

export const listNotificationTemplates = get(at('notifications', '/v1/templates', staff), '', {
  returns: list(NotificationTemplate),
})
export const createNotificationTemplate = post(templates, '', {
  body: NewNotificationTemplate,
  returns: NotificationTemplate,
})
export const getNotificationTemplate = get(template, '', { returns: NotificationTemplate })
export const updateNotificationTemplate = put(template, '', {
  body: NotificationTemplateChange,
  returns: NotificationTemplate,
})
export const deleteNotificationTemplate = del(template, '')
export const updateNotificationTemplateCategory = post(template, 'updateCategory', {
  body: NotificationTemplateCategory,
  returns: NotificationTemplate,
})

export const createLocalizedNotificationTemplate = post(localized, '', {
  body: NotificationTemplateWords,
  returns: LocalizedNotificationTemplate,
})
export const getLocalizedNotificationTemplate = get(localized, '', { returns: LocalizedNotificationTemplate })
export const updateLocalizedNotificationTemplate = put(localized, '', {
  body: NotificationTemplateWords,
  returns: LocalizedNotificationTemplate,
})
export const deleteLocalizedNotificationTemplate = del(localized, '')

// "SMS-provider message lookup with failure add and delete; webhook endpoints for the email and SMS providers (paths
// not shown)": all paths below are assumed.
const smsMessage = at('notifications', '/v1/smsMessages/{messageId}', openStaff)
const webhooks = at('notifications', '/v1/webhooks', { access: 'machine', assumes: ['path', 'access'] })

export const getSmsMessage = get(smsMessage, '', { returns: SmsMessage })
export const addSmsMessageFailure = post(smsMessage, 'failure', { body: NewSmsFailure, returns: SmsMessage })
export const deleteSmsMessageFailure = del(smsMessage, 'failure')
/** A webhook of the email provider. Takes several reports at a time. */
export const receiveEmailReports = post(webhooks, 'email', { body: list(EmailReport) })
/** A webhook of the SMS provider. */
export const receiveSmsReport = post(webhooks, 'sms', { body: SmsReport })

export const notificationJournal = journal('notifications', '/v1/notifications', NotificationAction, {
  assumes: ['path', 'access'],
})
export const notificationMaxClock = maxClock('notifications', '/v1/notifications')

export {
  EmailReport,
  LocalizedNotificationTemplate,
  NewEmail,
  NewNotification,
  NewNotificationTemplate,
  NewSmsFailure,
  Notification,
  NotificationAction,
  NotificationDeliveryDate,
  NotificationOptOutType,
  NotificationProvider,
  NotificationResend,
  NotificationStatus,
  NotificationStep,
  NotificationTemplate,
  NotificationTemplateCategory,
  NotificationTemplateChange,
  NotificationTemplateWords,
  NotificationToSend,
  NotificationType,
  OtpReceipt,
  OtpRequest,
  SmsFailure,
  SmsMessage,
  SmsReport,
}
export { notificationTransitions } from './notifications.transitions.ts'
