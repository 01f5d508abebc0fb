import type * as communications from '../../identity/scheduled-communications.ts'
import type { Labels } from '../labels.ts'

export const ScheduledCommunicationStatus = {
  SCHEDULED: 'Programada',
  PROCESSING: 'En proceso de envío',
  SUCCESSFUL: 'Enviada',
  FAILED: 'Fallida',
  CANCELLED: 'Cancelada',
  RETRYING: 'Nuevo intento en curso',
} as const satisfies Labels<communications.ScheduledCommunicationStatus>

export const ScheduledCommunicationAction = {
  CREATED: 'Comunicación programada',
  UPDATE_DELIVER_DATE: 'Fecha de envío cambiada',
  CHANGE_OWNER: 'Titular cambiado',
  STATUS_UPDATE: 'Estado cambiado',
  DELETED: 'Comunicación eliminada',
} as const satisfies Labels<communications.ScheduledCommunicationAction>
