import { oneOf, type Out } from '../wire.ts'

// Source of every list: commerce, section 3, "Product family", value for value and in its order.

export const ProductFamilyStatus = oneOf('ACTIVE', 'CANCELED', 'DELETED')
export type ProductFamilyStatus = Out<typeof ProductFamilyStatus>

/** The actions of the product-family journal. */
export const ProductFamilyAction = oneOf(
  'CREATED',
  'DELETED',
  'UPDATE_INTERNAL_NAME',
  'UPDATE_STATUS',
  'UPDATE_NAMES',
  'UPDATE_DESCRIPTIONS',
)
export type ProductFamilyAction = Out<typeof ProductFamilyAction>
