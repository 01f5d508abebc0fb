import type * as people from '../../shared/people.ts'
import type { Labels } from '../labels.ts'

export const PermissionType = {
  PRIMARY: 'Miembro principal',
  SPOUSE: 'Cónyuge',
  DEPENDENT: 'Dependiente',
  NORMAL_USER: 'Usuario',
  OWNER: 'Propietario',
  CO_OWNER: 'Copropietario',
  SECONDARY: 'Segundo miembro',
  TERTIARY: 'Tercer miembro',
  ELDER: 'Padre, madre o familiar mayor',
  SUB_ACCOUNT: 'Subcuenta',
} as const satisfies Labels<people.PermissionType>

export const AuthorizedUserType = {
  PRIMARY: 'Miembro principal',
  SPOUSE: 'Cónyuge',
  DEPENDENT: 'Dependiente',
  NORMAL_USER: 'Usuario',
  OWNER: 'Propietario',
  CO_OWNER: 'Copropietario',
  SECONDARY: 'Segundo miembro',
  TERTIARY: 'Tercer miembro',
  ELDER: 'Padre, madre o familiar mayor',
  ANY: 'Cualquier persona',
  ALL: 'Todas las personas',
} as const satisfies Labels<people.AuthorizedUserType>
