import { globalStyle } from '@vanilla-extract/css'
import { layers } from '../layers.css.ts'
import { regions } from '../regions.ts'
import { brandVars } from './color-vars.ts'
import { type BrandName, seeds } from './seeds.ts'

/** The colours of a brand, for the region that names it and, until another sheet follows, for the whole page. */
export function brandStyles(brand: BrandName) {
  globalStyle(regions.default('data-mk-brand', brand), {
    '@layer': { [layers.tokens]: { vars: brandVars(seeds[brand]) } },
  })
}
