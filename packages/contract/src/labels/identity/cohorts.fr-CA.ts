import type * as cohorts from '../../identity/cohorts.ts'
import type { Labels } from '../labels.ts'

export const CohortType = {
  ASSOCIATE_LICENSES: 'Permis des associés',
  SHIELD_AT_WORK_BETA: 'Shield at Work (version bêta)',
} as const satisfies Labels<cohorts.CohortType>

export const CohortAction = {
  CREATED: 'Ajout à la cohorte',
  UPDATED: 'Cohorte mise à jour',
  DELETED: 'Retrait de la cohorte',
  OWNER_CHANGED: 'Titulaire modifié',
} as const satisfies Labels<cohorts.CohortAction>
