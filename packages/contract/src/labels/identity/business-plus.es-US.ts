import type * as plus from '../../identity/business-plus.ts'
import type { Labels } from '../labels.ts'

export const BusinessPlusAction = {
  CREATE_ACCOUNT: 'Cuenta creada',
  MIGRATE_ACCOUNT: 'Cuenta transferida',
  CANCEL_ACCOUNT: 'Cuenta cancelada',
  ACTIVATE_ACCOUNT: 'Cuenta activada',
  ENROLL_AUTHORIZED_USER: 'Usuario autorizado inscrito',
  CANCEL_AUTHORIZED_USER: 'Usuario autorizado quitado',
  REPLACE_AUTHORIZED_USER: 'Usuario autorizado reemplazado',
  CHANGE_OWNER: 'Titular cambiado',
  UPDATE_METADATA: 'Datos técnicos actualizados',
  UPDATE_MEMBER_INFO: 'Información del miembro actualizada',
  PRODUCT_CHANGE: 'Producto cambiado',
} as const satisfies Labels<plus.BusinessPlusAction>

export const BusinessPlusStatus = {
  ACCOUNT_CANCELED: 'Cuenta cancelada',
  ACCOUNT_ACTIVE: 'Cuenta activa',
  ACCOUNT_MIGRATED: 'Cuenta transferida',
} as const satisfies Labels<plus.BusinessPlusStatus>
