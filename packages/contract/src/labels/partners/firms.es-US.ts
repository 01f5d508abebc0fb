import type * as firms from '../../partners/firms.ts'
import type { Labels } from '../labels.ts'

export const FirmStatus = {
  CREATED: 'Creado',
  ACTIVE: 'Activo',
  DELETED: 'Eliminado',
  DEACTIVATED: 'Desactivado',
} as const satisfies Labels<firms.FirmStatus>

export const FirmAction = {
  CREATE: 'Bufete creado',
  DELETE: 'Bufete eliminado',
  ACTIVATE: 'Bufete activado',
  DEACTIVATE: 'Bufete desactivado',
  CHANGE: 'Bufete cambiado',
} as const satisfies Labels<firms.FirmAction>
