import type * as notifications from '../../identity/notifications.ts'
import type { Labels } from '../labels.ts'

export {
  NotificationAction,
  NotificationOptOutType,
  NotificationProvider,
  NotificationType,
} from './notifications.en-US.ts'

/** In the words of staff; members read fewer and plainer ones in the kits. */
export const NotificationStatus = {
  CREATED: 'Created',
  PENDING: 'Pending',
  FAILED: 'Failed',
  RESENT: 'Sent again',
  OPT_IN: 'Opted in',
  OPT_OUT: 'Opted out',
  SCHEDULED: 'Scheduled',
  CANCELLED: 'Cancelled',
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
