import type * as serviceRequests from '../../partners/service-requests.ts'
import type { Labels } from '../labels.ts'

/** In words that members and law firms read alike; a kit says what happens next. */
export const ServiceRequestStatus = {
  NEW: 'Nouvelle',
  CALL_ATTEMPT_MADE: 'Tentative d’appel faite',
  COMMUNICATION_SENT: 'Message envoyé',
  CLOSED: 'Fermée',
  WAITING_ON_MEMBER: 'En attente du membre',
  IN_PROGRESS: 'En cours',
  TO_BE_REFERRED: 'À confier à un autre avocat',
  REFERRED: 'Confiée à un autre avocat',
  RE_OPENED: 'Rouverte',
  RECLAIMED: 'Reprise',
  DISCARD: 'Écartée',
  READY_TO_PICK_UP: 'Prête à être prise en charge',
  WILL_PENDING: 'Testament en préparation',
  NEEDS_REVIEW: 'À examiner',
  CALL_STARTED: 'Appel en cours',
  NEW_DOCUMENTS: 'Nouveaux documents',
  NEW_UPDATES: 'Du nouveau',
  REOPEN_REQUESTED: 'Réouverture demandée',
  DELETED: 'Supprimée',
} as const satisfies Labels<serviceRequests.ServiceRequestStatus>
