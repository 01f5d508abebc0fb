import type * as taxes from '../../commerce/taxes.ts'
import type { Labels } from '../labels.ts'

export const TaxCountry = {
  USA: 'États-Unis',
  CAN: 'Canada',
} as const satisfies Labels<taxes.TaxCountry>
