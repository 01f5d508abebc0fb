import type * as alerts from '../../identity/alerts.ts'
import type { ActionWords, EntityWords, FieldWords, Name } from '../words.ts'

export const entities = {
  Alert: { one: 'Alert', many: 'Alerts', about: 'A warning about a person’s data or account' },
  AlertTemplate: { one: 'Alert template', many: 'Alert templates', about: 'The texts of one kind of alert' },
  AlertTemplateText: { one: 'Text', many: 'Texts' },
} as const satisfies EntityWords

/** The service as a whole. */
export const name = {
  ...entities.Alert,
  about: 'Warnings that ask a person to look at something',
} as const satisfies Name

export const fields = {
  applications: 'Applications',
  application: 'Application',
  notificationStatus: 'Notification delivery',
  notificationTypes: 'Notify by',
  concerns: 'Information found',
  advice: 'What to do',
  occurredAt: 'Happened',
  texts: 'Texts',
  usedBy: 'Alerts that use it',
  resolution: 'How it was resolved',
} as const satisfies FieldWords

export const actions = {
  acknowledgeAlert: 'Acknowledge alert',
  changeAlertOwner: 'Change owner',
  createAlertTemplate: 'Create alert template',
  createAlerts: 'Create alerts',
  createIdentityAlert: 'Create alert for a person',
  deleteAlert: 'Delete alert',
  deleteAlertTemplate: 'Delete alert template',
  dismissAlert: 'Dismiss alert',
  escalateAlert: 'Raise priority',
  getAlertTemplate: 'View alert template',
  listAlertTemplates: 'View alert templates',
  listAlerts: 'View alerts',
  listIdentityAlerts: 'View alerts of a person',
  resolveAlert: 'Resolve alert',
  updateAlertNotificationStatus: 'Change notification delivery',
  updateAlertTemplate: 'Edit alert template',
} as const satisfies ActionWords<typeof alerts>

/** Announcements of completed actions. Reads have none. */
export const done = {
  acknowledgeAlert: 'Alert acknowledged',
  changeAlertOwner: 'Owner changed',
  createAlertTemplate: 'Alert template created',
  createAlerts: 'Alerts created',
  createIdentityAlert: 'Alert created for the person',
  deleteAlert: 'Alert deleted',
  deleteAlertTemplate: 'Alert template deleted',
  dismissAlert: 'Alert dismissed',
  escalateAlert: 'Priority raised',
  resolveAlert: 'Alert resolved',
  updateAlertNotificationStatus: 'Notification delivery changed',
  updateAlertTemplate: 'Alert template updated',
} as const satisfies ActionWords<typeof alerts>

export { AlertAction as journal } from '../../labels/identity/alerts.en-US.ts'
