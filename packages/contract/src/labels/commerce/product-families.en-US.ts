import type * as productFamilies from '../../commerce/product-families.ts'
import type { Labels } from '../labels.ts'

export const ProductFamilyStatus = {
  ACTIVE: 'Active',
  CANCELED: 'Canceled',
  DELETED: 'Deleted',
} as const satisfies Labels<productFamilies.ProductFamilyStatus>

export const ProductFamilyAction = {
  CREATED: 'Product family created',
  DELETED: 'Product family deleted',
  UPDATE_INTERNAL_NAME: 'Internal name updated',
  UPDATE_STATUS: 'Status updated',
  UPDATE_NAMES: 'Names updated',
  UPDATE_DESCRIPTIONS: 'Descriptions updated',
} as const satisfies Labels<productFamilies.ProductFamilyAction>
