import type * as launches from '../../identity/launches.ts'
import type { Labels } from '../labels.ts'

export const LaunchAction = {
  CREATE: 'Lanzamiento creado',
  DELETE: 'Lanzamiento eliminado',
  CHANGE_OWNER: 'Titular cambiado',
  CHANGE_BUSINESS: 'Negocio cambiado',
  CHANGE_ENTITLEMENT: 'Cobertura cambiada',
} as const satisfies Labels<launches.LaunchAction>

export const LaunchStatus = {
  CREATED: 'Creado',
  ACTIVE: 'Activo',
  DELETED: 'Eliminado',
} as const satisfies Labels<launches.LaunchStatus>
