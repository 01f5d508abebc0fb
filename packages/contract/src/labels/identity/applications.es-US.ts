import type * as applications from '../../identity/applications.ts'
import type { Labels } from '../labels.ts'

export const ApplicationAction = {
  CREATED: 'Aplicación registrada',
  MIGRATED: 'Aplicación migrada',
  REMOVED: 'Aplicación quitada',
  UPDATED_NAME: 'Nombre actualizado',
  OWNER_CHANGED: 'Titular cambiado',
  KEY_UPDATED: 'Clave actualizada',
  EXTERNAL_UPDATED: 'Cambio entre interna y externa',
} as const satisfies Labels<applications.ApplicationAction>
