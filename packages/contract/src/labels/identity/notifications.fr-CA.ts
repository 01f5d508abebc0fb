import type * as notifications from '../../identity/notifications.ts'
import type { Labels } from '../labels.ts'

export { NotificationProvider } from './notifications.en-US.ts'

export const NotificationType = {
  EMAIL: 'Courriel',
  SMS: 'Texto',
  PUSH: 'Notification poussée',
  PULSE: 'Pulse',
} as const satisfies Labels<notifications.NotificationType>

export const NotificationOptOutType = {
  START: 'A accepté les messages (START)',
  STOP: 'A refusé les messages (STOP)',
  HELP: 'A demandé de l’aide (HELP)',
} as const satisfies Labels<notifications.NotificationOptOutType>

/** In the words of staff; members read fewer and plainer ones in the kits. */
export const NotificationStatus = {
  CREATED: 'Créée',
  PENDING: 'En attente',
  FAILED: 'En échec',
  RESENT: 'Renvoyée',
  OPT_IN: 'Messages acceptés',
  OPT_OUT: 'Messages refusés',
  SCHEDULED: 'Planifiée',
  CANCELLED: 'Annulée',
  PROCESSED: 'Traitée',
  DROPPED: 'Écartée par le fournisseur',
  DELIVERED: 'Livrée',
  DEFERRED: 'Retardée',
  BOUNCE: 'Retournée',
  BLOCKED: 'Bloquée',
  OPEN: 'Ouverte',
  CLICK: 'Lien ouvert',
  SPAMREPORT: 'Signalée comme pourriel',
  UNSUBSCRIBE: 'Désabonnement',
  GROUP_UNSUBSCRIBE: 'Désabonnement de ce sujet',
  GROUP_RESUBSCRIBE: 'Réabonnement à ce sujet',
  ACCEPTED: 'Acceptée par le fournisseur',
  QUEUED: 'En file d’attente',
  SENDING: 'Envoi en cours',
  SENT: 'Envoyée',
  UNDELIVERED: 'Non livrée',
  RECEIVING: 'Réception en cours',
  RECEIVED: 'Reçue',
} as const satisfies Labels<notifications.NotificationStatus>

export const NotificationAction = {
  CREATED: 'Notification créée',
  UPDATED: 'Notification mise à jour',
  IDENTITY_CHANGED: 'Destinataire modifié',
  DELETED: 'Notification supprimée',
  REDACTED_PER_REQUEST: 'Renseignements personnels caviardés sur demande',
} as const satisfies Labels<notifications.NotificationAction>
