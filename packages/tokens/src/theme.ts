import type { BrandName } from './brands/seeds.ts'

export const densities = ['comfortable', 'compact'] as const
export type Density = (typeof densities)[number]

export interface Theme {
  brand?: BrandName | (string & {})
  /** `auto` follows the reader's operating system. */
  scheme?: 'light' | 'dark' | 'auto'
  density?: Density
}

/** The attributes that give an element, and all within it, a brand, a colour scheme and a density. */
export function themeAttributes({ brand = 'legal', scheme = 'light', density = 'comfortable' }: Theme = {}) {
  return { 'data-mk-brand': brand, 'data-mk-scheme': scheme, 'data-mk-density': density } as const
}
