import type * as software from '../../identity/security-software.ts'
import type { Labels } from '../labels.ts'

export const SecuritySoftwareAction = {
  CREATE: 'Security software added',
  ACTIVATE: 'Security software activated',
  CHANGE: 'Details changed',
  MARK_LICENSE_KEY_ACTIVE: 'License key activated',
  PRODUCT_CHANGE: 'Product changed',
  CHANGE_OWNER: 'Owner changed',
  DELETE: 'Security software removed',
} as const satisfies Labels<software.SecuritySoftwareAction>

export const SecuritySoftwareStatus = {
  ACTIVE: 'Active',
  INACTIVE: 'Inactive',
  DELETED: 'Deleted',
} as const satisfies Labels<software.SecuritySoftwareStatus>
