import type * as applications from '../../identity/applications.ts'
import type { Labels } from '../labels.ts'

export const ApplicationAction = {
  CREATED: 'Application inscrite',
  MIGRATED: 'Application migrée',
  REMOVED: 'Application retirée',
  UPDATED_NAME: 'Nom mis à jour',
  OWNER_CHANGED: 'Titulaire modifié',
  KEY_UPDATED: 'Clé mise à jour',
  EXTERNAL_UPDATED: 'Passage entre interne et externe',
} as const satisfies Labels<applications.ApplicationAction>
