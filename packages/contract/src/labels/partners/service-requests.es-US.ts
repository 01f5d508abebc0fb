import type * as serviceRequests from '../../partners/service-requests.ts'
import type { Labels } from '../labels.ts'

/** In words that members and law firms read alike; a kit says what happens next. */
export const ServiceRequestStatus = {
  NEW: 'Nueva',
  CALL_ATTEMPT_MADE: 'Se intentó llamar',
  COMMUNICATION_SENT: 'Mensaje enviado',
  CLOSED: 'Cerrada',
  WAITING_ON_MEMBER: 'En espera del miembro',
  IN_PROGRESS: 'En curso',
  TO_BE_REFERRED: 'Por referir',
  REFERRED: 'Referida',
  RE_OPENED: 'Reabierta',
  RECLAIMED: 'Recuperada',
  DISCARD: 'Descartada',
  READY_TO_PICK_UP: 'Lista para atender',
  WILL_PENDING: 'Testamento en preparación',
  NEEDS_REVIEW: 'Por revisar',
  CALL_STARTED: 'Llamada en curso',
  NEW_DOCUMENTS: 'Documentos nuevos',
  NEW_UPDATES: 'Novedades',
  REOPEN_REQUESTED: 'Reapertura solicitada',
  DELETED: 'Eliminada',
} as const satisfies Labels<serviceRequests.ServiceRequestStatus>
