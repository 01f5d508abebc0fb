import type * as cohorts from '../../identity/cohorts.ts'
import type { Labels } from '../labels.ts'

export const CohortType = {
  ASSOCIATE_LICENSES: 'Licencias de asociados',
  SHIELD_AT_WORK_BETA: 'Shield at Work (versión beta)',
} as const satisfies Labels<cohorts.CohortType>

export const CohortAction = {
  CREATED: 'Incorporación a la cohorte',
  UPDATED: 'Cohorte actualizada',
  DELETED: 'Retiro de la cohorte',
  OWNER_CHANGED: 'Titular cambiado',
} as const satisfies Labels<cohorts.CohortAction>
