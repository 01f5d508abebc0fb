import type * as communications from '../../identity/scheduled-communications.ts'
import type { Labels } from '../labels.ts'

export const ScheduledCommunicationStatus = {
  SCHEDULED: 'Planifiée',
  PROCESSING: 'Envoi en cours',
  SUCCESSFUL: 'Envoyée',
  FAILED: 'En échec',
  CANCELLED: 'Annulée',
  RETRYING: 'Nouvelle tentative en cours',
} as const satisfies Labels<communications.ScheduledCommunicationStatus>

export const ScheduledCommunicationAction = {
  CREATED: 'Communication planifiée',
  UPDATE_DELIVER_DATE: 'Date d’envoi modifiée',
  CHANGE_OWNER: 'Titulaire modifié',
  STATUS_UPDATE: 'État modifié',
  DELETED: 'Communication supprimée',
} as const satisfies Labels<communications.ScheduledCommunicationAction>
