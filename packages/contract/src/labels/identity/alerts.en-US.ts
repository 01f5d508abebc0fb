import type * as alerts from '../../identity/alerts.ts'
import type { Labels } from '../labels.ts'

export const AlertApplication = {
  all: 'All applications',
  people: 'People',
  partner: 'Partner',
  legalshield: 'LegalShield',
  legalshieldv2: 'LegalShield (new version)',
  status: 'Status',
  idshield: 'IDShield',
} as const satisfies Labels<alerts.AlertApplication>

export const AlertPriority = {
  Low: 'Low',
  Medium: 'Medium',
  High: 'High',
  Critical: 'Critical',
} as const satisfies Labels<alerts.AlertPriority>

export const AlertStatus = {
  Unread: 'Unread',
  Acknowledged: 'Acknowledged',
  Resolved: 'Resolved',
  Deleted: 'Deleted',
  Dismissed: 'Dismissed',
} as const satisfies Labels<alerts.AlertStatus>

/** Of the notifications about an alert. */
export const AlertNotificationStatus = {
  FAILED: 'Not delivered',
  SUCCESS: 'Delivered',
  MIXED: 'Partially delivered',
} as const satisfies Labels<alerts.AlertNotificationStatus>

export const AlertAction = {
  CREATED: 'Alert created',
  DELETED: 'Alert deleted',
  ESCALATED: 'Priority raised',
  STATUS_UPDATED: 'Status changed',
  OWNER_CHANGED: 'Owner changed',
  NOTIFICATION_STATUS_UPDATED: 'Delivery of notifications updated',
} as const satisfies Labels<alerts.AlertAction>
