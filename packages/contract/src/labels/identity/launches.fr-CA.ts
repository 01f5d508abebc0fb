import type * as launches from '../../identity/launches.ts'
import type { Labels } from '../labels.ts'

export const LaunchAction = {
  CREATE: 'Lancement créé',
  DELETE: 'Lancement supprimé',
  CHANGE_OWNER: 'Titulaire modifié',
  CHANGE_BUSINESS: 'Entreprise modifiée',
  CHANGE_ENTITLEMENT: 'Protection modifiée',
} as const satisfies Labels<launches.LaunchAction>

export const LaunchStatus = {
  CREATED: 'Créé',
  ACTIVE: 'Actif',
  DELETED: 'Supprimé',
} as const satisfies Labels<launches.LaunchStatus>
