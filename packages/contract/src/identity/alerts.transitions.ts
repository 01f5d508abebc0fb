import { assumedTransitions, type TransitionsOf } from '../transitions.ts'
import type { AlertStatus } from './alerts.enums.ts'
import type * as calls from './alerts.ts'

const open: readonly AlertStatus[] = ['Unread', 'Acknowledged', 'Dismissed']

/**
 * "Allowed from-to rules are not shown" (identity and communication, section 4). Default: a response can change until
 * the alert is resolved, and Deleted is final.
 */
export const alertTransitions = assumedTransitions({
  create: { to: 'Unread' },
  acknowledge: { from: ['Unread', 'Dismissed'], to: 'Acknowledged' },
  dismiss: { from: ['Unread', 'Acknowledged'], to: 'Dismissed' },
  escalate: { from: open },
  resolve: { from: open, to: 'Resolved' },
  updateNotificationStatus: { from: [...open, 'Resolved'] },
  changeOwner: { from: [...open, 'Resolved'] },
} satisfies TransitionsOf<AlertStatus, typeof calls>)
