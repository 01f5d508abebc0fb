import { oneOf, type Out } from '../wire.ts'

// Source of both lists: identity and communication, section 3, "Business-plus state", value for value and in its order.

/** "Provisioning actions" in the specification: the actions of the business-plus journal. */
export const BusinessPlusAction = oneOf(
  'CREATE_ACCOUNT',
  'MIGRATE_ACCOUNT',
  'CANCEL_ACCOUNT',
  'ACTIVATE_ACCOUNT',
  'ENROLL_AUTHORIZED_USER',
  'CANCEL_AUTHORIZED_USER',
  'REPLACE_AUTHORIZED_USER',
  'CHANGE_OWNER',
  'UPDATE_METADATA',
  'UPDATE_MEMBER_INFO',
  'PRODUCT_CHANGE',
)
export type BusinessPlusAction = Out<typeof BusinessPlusAction>

export const BusinessPlusStatus = oneOf('ACCOUNT_CANCELED', 'ACCOUNT_ACTIVE', 'ACCOUNT_MIGRATED')
export type BusinessPlusStatus = Out<typeof BusinessPlusStatus>
