import { oneOf, type Out } from '../wire.ts'

// Source of every list: identity and communication, section 3, "Notification", value for value and in its order.

/** By which channel something is sent. Alerts have the same list. */
export const NotificationType = oneOf('EMAIL', 'SMS', 'PUSH', 'PULSE')
export type NotificationType = Out<typeof NotificationType>

/** Who carries it. */
export const NotificationProvider = oneOf('SENDGRID', 'TWILIO', 'FIREBASE', 'PULSE')
export type NotificationProvider = Out<typeof NotificationProvider>

/** What the notification journal records. */
export const NotificationAction = oneOf('CREATED', 'UPDATED', 'IDENTITY_CHANGED', 'DELETED', 'REDACTED_PER_REQUEST')
export type NotificationAction = Out<typeof NotificationAction>

/** What someone answers to a text message to receive more of them, no more, or help. */
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
