import { assumedTransitions, type TransitionsOf } from '../transitions.ts'
import type { NotificationStatus } from './notifications.enums.ts'
import type * as calls from './notifications.ts'

const waiting: readonly NotificationStatus[] = ['SCHEDULED']

/** Statuses after sending. Pending, canceled and received notifications can't be resent. */
const sent: readonly NotificationStatus[] = [
  ...(['FAILED', 'RESENT', 'PROCESSED', 'DROPPED', 'DELIVERED', 'DEFERRED', 'BOUNCE', 'BLOCKED', 'OPEN'] as const),
  ...(['CLICK', 'ACCEPTED', 'SENT', 'UNDELIVERED'] as const),
]

/**
 * "Allowed from-to rules are not shown" (identity and communication, section 4). Default: only a scheduled notification
 * can be rescheduled, canceled or sent early. The platform sets all other statuses itself.
 */
export const notificationTransitions = assumedTransitions({
  resend: { from: sent },
  cancelScheduled: { from: waiting, to: 'CANCELLED' },
  updateDeliverOn: { from: waiting },
  processScheduled: { from: waiting },
} satisfies TransitionsOf<NotificationStatus, typeof calls>)
