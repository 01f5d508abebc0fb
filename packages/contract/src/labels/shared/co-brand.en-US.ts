import type * as brand from '../../shared/co-brand.ts'
import type { Labels } from '../labels.ts'

export const CoBrandPartner = {
  PRIMERICA: 'Primerica',
  SOFI: 'SoFi',
  NEWITY: 'NEWITY',
} as const satisfies Labels<brand.CoBrandPartner>
