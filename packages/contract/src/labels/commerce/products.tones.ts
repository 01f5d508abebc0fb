import type { ProductStatus } from '../../commerce/products.ts'
import type { Tones } from '../labels.ts'

export const productStatusTones = {
  CREATED: 'info',
  ACTIVE: 'positive',
  INACTIVE: 'neutral',
  DELETE: 'neutral',
} as const satisfies Tones<ProductStatus>
