import type * as software from '../../identity/security-software.ts'
import type { Labels } from '../labels.ts'

export { SecuritySoftwareStatus } from './security-software.en-US.ts'

export const SecuritySoftwareAction = {
  CREATE: 'Security software added',
  ACTIVATE: 'Security software activated',
  CHANGE: 'Details changed',
  MARK_LICENSE_KEY_ACTIVE: 'Licence key activated',
  PRODUCT_CHANGE: 'Product changed',
  CHANGE_OWNER: 'Owner changed',
  DELETE: 'Security software removed',
} as const satisfies Labels<software.SecuritySoftwareAction>
