import type * as applications from '../../identity/applications.ts'
import type { Labels } from '../labels.ts'

export const ApplicationAction = {
  CREATED: 'Application registered',
  MIGRATED: 'Application migrated',
  REMOVED: 'Application removed',
  UPDATED_NAME: 'Name updated',
  OWNER_CHANGED: 'Owner changed',
  KEY_UPDATED: 'Key updated',
  EXTERNAL_UPDATED: 'Switched between internal and external',
} as const satisfies Labels<applications.ApplicationAction>
