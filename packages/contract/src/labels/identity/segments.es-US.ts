import type * as segments from '../../identity/segments.ts'
import type { Labels } from '../labels.ts'

export const SegmentStatus = {
  ACTIVE: 'Activo',
  CANCELED: 'Cancelado',
  DELETED: 'Eliminado',
} as const satisfies Labels<segments.SegmentStatus>

/** Of one row of an uploaded file. */
export const SegmentRowResult = {
  UPDATED: 'Actualizada',
  NOTFOUND: 'No encontrada',
  ERROR: 'Error',
  NOACTION: 'Sin cambios',
} as const satisfies Labels<segments.SegmentRowResult>

export const SegmentAction = {
  CREATED: 'Segmento creado',
  CHANGED: 'Segmento cambiado',
  CANCELED: 'Segmento cancelado',
  CHANGE_OWNER: 'Titular cambiado',
  DELETED: 'Segmento eliminado',
  UPDATE_STATUS: 'Estado cambiado',
} as const satisfies Labels<segments.SegmentAction>
