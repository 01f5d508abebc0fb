import { oneOf, type Out } from '../wire.ts'

/**
 * The people who can use an entitlement or a provision, by their relation to its owner.
 *
 * Source: commerce, section 3, Entitlement, "Relation or permission type", and Provision, "Relation types".
 */
export const PermissionType = oneOf(
  'PRIMARY',
  'SPOUSE',
  'DEPENDENT',
  'NORMAL_USER',
  'OWNER',
  'CO_OWNER',
  'SECONDARY',
  'TERTIARY',
  'ELDER',
  'SUB_ACCOUNT',
)
export type PermissionType = Out<typeof PermissionType>

/**
 * The people a product or a benefit is for.
 *
 * Source: commerce, section 3, Product, "Authorized user types"; Benefit, "as for products"; Tax and eligibility,
 * "listed for products".
 */
export const AuthorizedUserType = oneOf(
  'PRIMARY',
  'SPOUSE',
  'DEPENDENT',
  'NORMAL_USER',
  'OWNER',
  'CO_OWNER',
  'SECONDARY',
  'TERTIARY',
  'ELDER',
  'ANY',
  'ALL',
)
export type AuthorizedUserType = Out<typeof AuthorizedUserType>
