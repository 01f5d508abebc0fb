import type * as products from '../../commerce/products.ts'
import type { Labels } from '../labels.ts'

export const ProductStatus = {
  CREATED: 'Created',
  ACTIVE: 'Active',
  INACTIVE: 'Inactive',
  DELETE: 'Deleted',
} as const satisfies Labels<products.ProductStatus>

export const ProductAction = {
  CREATE: 'Product created',
  ACTIVATE: 'Product activated',
  DEACTIVATE: 'Product deactivated',
  DELETE: 'Product deleted',
  CHANGE: 'Product changed',
  BENEFITS_CHANGE: 'Benefits changed',
  CATEGORIES_CHANGE: 'Categories changed',
  CONTRACT_CHANGE: 'Contracts changed',
  FRIENDLY_NAMES_CHANGE: 'Display names changed',
  QUALIFYING_DELEGATES_CHANGE: 'Who can be covered changed',
  INTERNAL_NAME_CHANGE: 'Internal name changed',
  SUPPLEMENTS_CHANGE: 'Supplements changed',
  PRODUCT_TIERS_CHANGE: 'Tiers changed',
  PRODUCT_VERSIONED: 'New version created',
  STATE_PROVINCE_RESTRICTION_CHANGE: 'State and province restrictions changed',
  UPDATING_MARKETING_DATA: 'Marketing content updated',
  SUPPLEMENT_CONTRACT_CHANGE: 'Supplement contracts changed',
  UPDATE_AREA_OF_LAW_IDS: 'Areas of law updated',
} as const satisfies Labels<products.ProductAction>

export const ProductRestrictionType = {
  NOT_ALLOWED: 'Not allowed',
  ALLOWED: 'Allowed',
} as const satisfies Labels<products.ProductRestrictionType>
