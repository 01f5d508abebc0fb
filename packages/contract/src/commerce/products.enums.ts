import { oneOf, type Out } from '../wire.ts'

// Source of every list: commerce, section 3, "Product", value for value and in its order.

export const ProductStatus = oneOf('CREATED', 'ACTIVE', 'INACTIVE', 'DELETE')
export type ProductStatus = Out<typeof ProductStatus>

/** The actions of the product journal. */
export const ProductAction = oneOf(
  'CREATE',
  'ACTIVATE',
  'DEACTIVATE',
  'DELETE',
  'CHANGE',
  'BENEFITS_CHANGE',
  'CATEGORIES_CHANGE',
  'CONTRACT_CHANGE',
  'FRIENDLY_NAMES_CHANGE',
  'QUALIFYING_DELEGATES_CHANGE',
  'INTERNAL_NAME_CHANGE',
  'SUPPLEMENTS_CHANGE',
  'PRODUCT_TIERS_CHANGE',
  'PRODUCT_VERSIONED',
  'STATE_PROVINCE_RESTRICTION_CHANGE',
  'UPDATING_MARKETING_DATA',
  'SUPPLEMENT_CONTRACT_CHANGE',
  'UPDATE_AREA_OF_LAW_IDS',
)
export type ProductAction = Out<typeof ProductAction>

/** "Restriction type" in the specification: whether a product can be sold in a state or province. */
export const ProductRestrictionType = oneOf('NOT_ALLOWED', 'ALLOWED')
export type ProductRestrictionType = Out<typeof ProductRestrictionType>
