import type * as taxes from '../../commerce/taxes.ts'
import type { Labels } from '../labels.ts'

export const TaxCountry = {
  USA: 'United States',
  CAN: 'Canada',
} as const satisfies Labels<taxes.TaxCountry>
