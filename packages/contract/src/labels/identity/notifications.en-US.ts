import type * as notifications from '../../identity/notifications.ts'
import type { Labels } from '../labels.ts'

export const NotificationType = {
  EMAIL: 'Email',
  SMS: 'Text message',
  PUSH: 'Push notification',
  PULSE: 'Pulse',
} as const satisfies Labels<notifications.NotificationType>

export const NotificationProvider = {
  SENDGRID: 'SendGrid',
  TWILIO: 'Twilio',
  FIREBASE: 'Firebase',
  PULSE: 'Pulse',
} as const satisfies Labels<notifications.NotificationProvider>

export const NotificationOptOutType = {
  START: 'Asked for messages (START)',
  STOP: 'Asked for no more messages (STOP)',
  HELP: 'Asked for help (HELP)',
} as const satisfies Labels<notifications.NotificationOptOutType>

/** In the words of staff; members read fewer and plainer ones in the kits. */
export const NotificationStatus = {
  CREATED: 'Created',
  PENDING: 'Pending',
  FAILED: 'Failed',
  RESENT: 'Sent again',
  OPT_IN: 'Opted in',
  OPT_OUT: 'Opted out',
  SCHEDULED: 'Scheduled',
  CANCELLED: 'Canceled',
  PROCESSED: 'Processed',
  DROPPED: 'Dropped by the provider',
  DELIVERED: 'Delivered',
  DEFERRED: 'Delayed',
  BOUNCE: 'Bounced',
  BLOCKED: 'Blocked',
  OPEN: 'Opened',
  CLICK: 'Link opened',
  SPAMREPORT: 'Reported as spam',
  UNSUBSCRIBE: 'Unsubscribed',
  GROUP_UNSUBSCRIBE: 'Unsubscribed from this topic',
  GROUP_RESUBSCRIBE: 'Subscribed to this topic again',
  ACCEPTED: 'Accepted by the provider',
  QUEUED: 'In the queue',
  SENDING: 'Being sent',
  SENT: 'Sent',
  UNDELIVERED: 'Not delivered',
  RECEIVING: 'Being received',
  RECEIVED: 'Received',
} as const satisfies Labels<notifications.NotificationStatus>

export const NotificationAction = {
  CREATED: 'Notification created',
  UPDATED: 'Notification updated',
  IDENTITY_CHANGED: 'Recipient changed',
  DELETED: 'Notification deleted',
  REDACTED_PER_REQUEST: 'Personal information redacted on request',
} as const satisfies Labels<notifications.NotificationAction>
