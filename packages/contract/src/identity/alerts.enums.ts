import { oneOf, type Out } from '../wire.ts'

// Source of every list: identity and communication, section 3, "Alert", value for value and in its order. Its
// "Notification type" is that of notifications.

/** The actions of the alert journal. */
export const AlertAction = oneOf(
  'CREATED',
  'DELETED',
  'ESCALATED',
  'STATUS_UPDATED',
  'OWNER_CHANGED',
  'NOTIFICATION_STATUS_UPDATED',
)
export type AlertAction = Out<typeof AlertAction>

/** The applications that display an alert: one, or all. */
export const AlertApplication = oneOf('all', 'people', 'partner', 'legalshield', 'legalshieldv2', 'status', 'idshield')
export type AlertApplication = Out<typeof AlertApplication>

export const AlertPriority = oneOf('Low', 'Medium', 'High', 'Critical')
export type AlertPriority = Out<typeof AlertPriority>

export const AlertStatus = oneOf('Unread', 'Acknowledged', 'Resolved', 'Deleted', 'Dismissed')
export type AlertStatus = Out<typeof AlertStatus>

/** The delivery status of an alert's notifications; MIXED if only some arrived. */
export const AlertNotificationStatus = oneOf('FAILED', 'SUCCESS', 'MIXED')
export type AlertNotificationStatus = Out<typeof AlertNotificationStatus>
