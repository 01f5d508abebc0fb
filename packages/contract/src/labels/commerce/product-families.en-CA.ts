import type * as productFamilies from '../../commerce/product-families.ts'
import type { Labels } from '../labels.ts'

export { ProductFamilyAction } from './product-families.en-US.ts'

export const ProductFamilyStatus = {
  ACTIVE: 'Active',
  CANCELED: 'Cancelled',
  DELETED: 'Deleted',
} as const satisfies Labels<productFamilies.ProductFamilyStatus>
