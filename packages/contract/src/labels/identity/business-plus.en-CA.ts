import type * as plus from '../../identity/business-plus.ts'
import type { Labels } from '../labels.ts'

export const BusinessPlusAction = {
  CREATE_ACCOUNT: 'Account created',
  MIGRATE_ACCOUNT: 'Account transferred',
  CANCEL_ACCOUNT: 'Account cancelled',
  ACTIVATE_ACCOUNT: 'Account activated',
  ENROLL_AUTHORIZED_USER: 'Authorized user enrolled',
  CANCEL_AUTHORIZED_USER: 'Authorized user removed',
  REPLACE_AUTHORIZED_USER: 'Authorized user replaced',
  CHANGE_OWNER: 'Owner changed',
  UPDATE_METADATA: 'Technical details updated',
  UPDATE_MEMBER_INFO: 'Member information updated',
  PRODUCT_CHANGE: 'Product changed',
} as const satisfies Labels<plus.BusinessPlusAction>

export const BusinessPlusStatus = {
  ACCOUNT_CANCELED: 'Account cancelled',
  ACCOUNT_ACTIVE: 'Account active',
  ACCOUNT_MIGRATED: 'Account transferred',
} as const satisfies Labels<plus.BusinessPlusStatus>
