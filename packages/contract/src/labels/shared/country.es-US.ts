import type * as country from '../../shared/country.ts'
import type { Labels } from '../labels.ts'

export const Country = {
  CAN: 'Canadá',
  USA: 'Estados Unidos',
} as const satisfies Labels<country.Country>
