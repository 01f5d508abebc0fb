import type { AlertStatus, AlertPriority, AlertNotificationStatus } from '../../identity/alerts.ts'
import type { Tones } from '../labels.ts'

export const alertStatusTones = {
  Unread: 'info',
  Acknowledged: 'neutral',
  Resolved: 'positive',
  Deleted: 'neutral',
  Dismissed: 'neutral',
} as const satisfies Tones<AlertStatus>

export const alertPriorityTones = {
  Low: 'neutral',
  Medium: 'info',
  High: 'caution',
  Critical: 'critical',
} as const satisfies Tones<AlertPriority>

export const alertNotificationStatusTones = {
  FAILED: 'critical',
  SUCCESS: 'positive',
  MIXED: 'caution',
} as const satisfies Tones<AlertNotificationStatus>
