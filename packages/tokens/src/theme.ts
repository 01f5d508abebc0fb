import type { BrandName } from './brands/seeds.ts'

export const densities = ['comfortable', 'compact'] as const
export type Density = (typeof densities)[number]

export interface Theme {
  brand?: BrandName | (string & {})
  /** `auto` follows the operating system. */
  scheme?: 'light' | 'dark' | 'auto'
  density?: Density
}

/** Returns the attributes that set brand, colour scheme and density of an element and its descendants. */
export function themeAttributes({ brand = 'legal', scheme = 'light', density = 'comfortable' }: Theme = {}) {
  return { 'data-mk-brand': brand, 'data-mk-scheme': scheme, 'data-mk-density': density } as const
}
