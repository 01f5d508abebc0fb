import type * as software from '../../identity/security-software.ts'
import type { Labels } from '../labels.ts'

export const SecuritySoftwareAction = {
  CREATE: 'Software de seguridad agregado',
  ACTIVATE: 'Software de seguridad activado',
  CHANGE: 'Datos modificados',
  MARK_LICENSE_KEY_ACTIVE: 'Clave de licencia activada',
  PRODUCT_CHANGE: 'Producto cambiado',
  CHANGE_OWNER: 'Titular cambiado',
  DELETE: 'Software de seguridad quitado',
} as const satisfies Labels<software.SecuritySoftwareAction>

export const SecuritySoftwareStatus = {
  ACTIVE: 'Activo',
  INACTIVE: 'Inactivo',
  DELETED: 'Eliminado',
} as const satisfies Labels<software.SecuritySoftwareStatus>
