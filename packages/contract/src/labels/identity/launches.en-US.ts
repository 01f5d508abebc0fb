import type * as launches from '../../identity/launches.ts'
import type { Labels } from '../labels.ts'

export const LaunchAction = {
  CREATE: 'Launch created',
  DELETE: 'Launch deleted',
  CHANGE_OWNER: 'Owner changed',
  CHANGE_BUSINESS: 'Business changed',
  CHANGE_ENTITLEMENT: 'Coverage changed',
} as const satisfies Labels<launches.LaunchAction>

export const LaunchStatus = {
  CREATED: 'Created',
  ACTIVE: 'Active',
  DELETED: 'Deleted',
} as const satisfies Labels<launches.LaunchStatus>
