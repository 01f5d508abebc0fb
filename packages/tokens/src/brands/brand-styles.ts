import { globalStyle } from '@vanilla-extract/css'
import { themeProperties } from '../export-properties.ts'
import { layers } from '../layers.css.ts'
import { regions } from '../regions.ts'
import { type BrandName, brands } from './brands.ts'

/** Declares a brand's tokens for the element that names it and, until another sheet follows, for the whole page. */
export function brandStyles(brand: BrandName) {
  globalStyle(regions.default('data-mk-brand', brand), {
    '@layer': { [layers.tokens]: { vars: themeProperties(brands[brand]) } },
  })
}
