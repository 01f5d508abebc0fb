import type * as country from '../../shared/country.ts'
import type { Labels } from '../labels.ts'

export const Country = {
  CAN: 'Canada',
  USA: 'United States',
} as const satisfies Labels<country.Country>
