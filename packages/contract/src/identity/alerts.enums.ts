import { oneOf, type Out } from '../wire.ts'

// Source of every list: identity and communication, section 3, "Alert", value for value and in its order. Its
// "Notification type" is that of notifications.

/** What the alert journal records. */
export const AlertAction = oneOf(
  'CREATED',
  'DELETED',
  'ESCALATED',
  'STATUS_UPDATED',
  'OWNER_CHANGED',
  'NOTIFICATION_STATUS_UPDATED',
)
export type AlertAction = Out<typeof AlertAction>

/** Where an alert is shown: in one application, or in all of them. */
export const AlertApplication = oneOf('all', 'people', 'partner', 'legalshield', 'legalshieldv2', 'status', 'idshield')
export type AlertApplication = Out<typeof AlertApplication>

export const AlertPriority = oneOf('Low', 'Medium', 'High', 'Critical')
export type AlertPriority = Out<typeof AlertPriority>

export const AlertStatus = oneOf('Unread', 'Acknowledged', 'Resolved', 'Deleted', 'Dismissed')
export type AlertStatus = Out<typeof AlertStatus>

/** How the notifications about an alert fared; MIXED where only some of them arrived. */
export const AlertNotificationStatus = oneOf('FAILED', 'SUCCESS', 'MIXED')
export type AlertNotificationStatus = Out<typeof AlertNotificationStatus>
