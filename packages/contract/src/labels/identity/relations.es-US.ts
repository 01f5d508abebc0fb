import type * as relations from '../../identity/relations.ts'
import type { Labels } from '../labels.ts'

export const RelationType = {
  Family: 'Familia',
  Business: 'Empresa',
  Associate: 'Asociado',
} as const satisfies Labels<relations.RelationType>

export const RelationMemberStatus = {
  Inactive: 'Inactivo',
  Active: 'Activo',
} as const satisfies Labels<relations.RelationMemberStatus>

export const RelationPermissionType = {
  PRIMARY: 'Miembro principal',
  SPOUSE: 'Cónyuge',
  DEPENDENT: 'Dependiente',
  NORMAL_USER: 'Usuario',
  OWNER: 'Propietario',
  CO_OWNER: 'Copropietario',
  SECONDARY: 'Segundo miembro',
  TERTIARY: 'Tercer miembro',
  ELDER: 'Padre, madre o familiar mayor',
} as const satisfies Labels<relations.RelationPermissionType>
