import type * as country from '../../shared/country.ts'
import type { Labels } from '../labels.ts'

export const Country = {
  CAN: 'Canada',
  USA: 'États-Unis',
} as const satisfies Labels<country.Country>
