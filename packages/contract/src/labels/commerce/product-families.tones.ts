import type { ProductFamilyStatus } from '../../commerce/product-families.ts'
import type { Tones } from '../labels.ts'

export const productFamilyStatusTones = {
  ACTIVE: 'positive',
  CANCELED: 'neutral',
  DELETED: 'neutral',
} as const satisfies Tones<ProductFamilyStatus>
