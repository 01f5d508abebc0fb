import type * as alerts from '../../identity/alerts.ts'
import type { Labels } from '../labels.ts'

export const AlertApplication = {
  all: 'Todas las aplicaciones',
  people: 'People',
  partner: 'Partner',
  legalshield: 'LegalShield',
  legalshieldv2: 'LegalShield (nueva versión)',
  status: 'Status',
  idshield: 'IDShield',
} as const satisfies Labels<alerts.AlertApplication>

export const AlertPriority = {
  Low: 'Baja',
  Medium: 'Media',
  High: 'Alta',
  Critical: 'Crítica',
} as const satisfies Labels<alerts.AlertPriority>

export const AlertStatus = {
  Unread: 'No leída',
  Acknowledged: 'Confirmada',
  Resolved: 'Resuelta',
  Deleted: 'Eliminada',
  Dismissed: 'Descartada',
} as const satisfies Labels<alerts.AlertStatus>

/** Of the notifications about an alert. */
export const AlertNotificationStatus = {
  FAILED: 'No entregadas',
  SUCCESS: 'Entregadas',
  MIXED: 'Entregadas en parte',
} as const satisfies Labels<alerts.AlertNotificationStatus>

export const AlertAction = {
  CREATED: 'Alerta creada',
  DELETED: 'Alerta eliminada',
  ESCALATED: 'Prioridad aumentada',
  STATUS_UPDATED: 'Estado cambiado',
  OWNER_CHANGED: 'Titular cambiado',
  NOTIFICATION_STATUS_UPDATED: 'Entrega de notificaciones actualizada',
} as const satisfies Labels<alerts.AlertAction>
