import type { BrandTheme } from '../export-properties.ts'
import { type BrandName, seeds } from './seeds.ts'

export type { BrandName }

/** The built-in brands: colours and navigation background by seed, corners and typefaces. */
export const brands: Record<BrandName, BrandTheme> = {
  legal: { name: 'legal', seed: seeds.legal },
  identity: { name: 'identity', seed: seeds.identity, radiusScale: 1.5 },
  partner: { name: 'partner', seed: seeds.partner, radiusScale: 0.5 },
}
