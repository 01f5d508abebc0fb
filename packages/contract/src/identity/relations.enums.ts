import { oneOf, type Out } from '../wire.ts'

// Source of every list: identity and communication, section 3, "Relation", value for value and in its order.

export const RelationType = oneOf('Family', 'Business', 'Associate')
export type RelationType = Out<typeof RelationType>

export const RelationMemberStatus = oneOf('Inactive', 'Active')
export type RelationMemberStatus = Out<typeof RelationMemberStatus>

/** "Member permission type" in the specification. The shared `PermissionType` has SUB_ACCOUNT besides. */
export const RelationPermissionType = oneOf(
  'PRIMARY',
  'SPOUSE',
  'DEPENDENT',
  'NORMAL_USER',
  'OWNER',
  'CO_OWNER',
  'SECONDARY',
  'TERTIARY',
  'ELDER',
)
export type RelationPermissionType = Out<typeof RelationPermissionType>
