import { oneOf, type Out } from '../wire.ts'

// Source of every list: identity and communication, section 3, "Notification", value for value and in its order.

/** The channel of a notification. Alerts have the same list. */
export const NotificationType = oneOf('EMAIL', 'SMS', 'PUSH', 'PULSE')
export type NotificationType = Out<typeof NotificationType>

/** The delivery provider. */
export const NotificationProvider = oneOf('SENDGRID', 'TWILIO', 'FIREBASE', 'PULSE')
export type NotificationProvider = Out<typeof NotificationProvider>

/** The actions of the notification journal. */
export const NotificationAction = oneOf('CREATED', 'UPDATED', 'IDENTITY_CHANGED', 'DELETED', 'REDACTED_PER_REQUEST')
export type NotificationAction = Out<typeof NotificationAction>

/** A reply to a text message: to receive more, no more, or help. */
export const NotificationOptOutType = oneOf('START', 'STOP', 'HELP')
export type NotificationOptOutType = Out<typeof NotificationOptOutType>

export const NotificationStatus = oneOf(
  'CREATED',
  'PENDING',
  'FAILED',
  'RESENT',
  'OPT_IN',
  'OPT_OUT',
  'SCHEDULED',
  'CANCELLED',
  'PROCESSED',
  'DROPPED',
  'DELIVERED',
  'DEFERRED',
  'BOUNCE',
  'BLOCKED',
  'OPEN',
  'CLICK',
  'SPAMREPORT',
  'UNSUBSCRIBE',
  'GROUP_UNSUBSCRIBE',
  'GROUP_RESUBSCRIBE',
  'ACCEPTED',
  'QUEUED',
  'SENDING',
  'SENT',
  'UNDELIVERED',
  'RECEIVING',
  'RECEIVED',
)
export type NotificationStatus = Out<typeof NotificationStatus>
