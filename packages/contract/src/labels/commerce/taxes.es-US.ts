import type * as taxes from '../../commerce/taxes.ts'
import type { Labels } from '../labels.ts'

export const TaxCountry = {
  USA: 'Estados Unidos',
  CAN: 'Canadá',
} as const satisfies Labels<taxes.TaxCountry>
