import { oneOf, type Out } from '../wire.ts'

// Source of both lists: identity and communication, section 3, "Security-software state", value for value and in its
// order.

/** The actions of the security-software journal. */
export const SecuritySoftwareAction = oneOf(
  'CREATE',
  'ACTIVATE',
  'CHANGE',
  'MARK_LICENSE_KEY_ACTIVE',
  'PRODUCT_CHANGE',
  'CHANGE_OWNER',
  'DELETE',
)
export type SecuritySoftwareAction = Out<typeof SecuritySoftwareAction>

export const SecuritySoftwareStatus = oneOf('ACTIVE', 'INACTIVE', 'DELETED')
export type SecuritySoftwareStatus = Out<typeof SecuritySoftwareStatus>
