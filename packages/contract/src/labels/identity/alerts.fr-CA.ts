import type * as alerts from '../../identity/alerts.ts'
import type { Labels } from '../labels.ts'

export const AlertApplication = {
  all: 'Toutes les applications',
  people: 'People',
  partner: 'Partner',
  legalshield: 'LegalShield',
  legalshieldv2: 'LegalShield (nouvelle version)',
  status: 'Status',
  idshield: 'IDShield',
} as const satisfies Labels<alerts.AlertApplication>

export const AlertPriority = {
  Low: 'Faible',
  Medium: 'Moyenne',
  High: 'Élevée',
  Critical: 'Critique',
} as const satisfies Labels<alerts.AlertPriority>

export const AlertStatus = {
  Unread: 'Non lue',
  Acknowledged: 'Prise en compte',
  Resolved: 'Réglée',
  Deleted: 'Supprimée',
  Dismissed: 'Ignorée',
} as const satisfies Labels<alerts.AlertStatus>

/** Of the notifications about an alert. */
export const AlertNotificationStatus = {
  FAILED: 'Non livrées',
  SUCCESS: 'Livrées',
  MIXED: 'Livrées en partie',
} as const satisfies Labels<alerts.AlertNotificationStatus>

export const AlertAction = {
  CREATED: 'Alerte créée',
  DELETED: 'Alerte supprimée',
  ESCALATED: 'Priorité augmentée',
  STATUS_UPDATED: 'État modifié',
  OWNER_CHANGED: 'Titulaire modifié',
  NOTIFICATION_STATUS_UPDATED: 'Livraison des notifications mise à jour',
} as const satisfies Labels<alerts.AlertAction>
