import type * as firms from '../../partners/firms.ts'
import type { Labels } from '../labels.ts'

export const FirmStatus = {
  CREATED: 'Created',
  ACTIVE: 'Active',
  DELETED: 'Deleted',
  DEACTIVATED: 'Deactivated',
} as const satisfies Labels<firms.FirmStatus>

export const FirmAction = {
  CREATE: 'Firm created',
  DELETE: 'Firm deleted',
  ACTIVATE: 'Firm activated',
  DEACTIVATE: 'Firm deactivated',
  CHANGE: 'Firm changed',
} as const satisfies Labels<firms.FirmAction>
