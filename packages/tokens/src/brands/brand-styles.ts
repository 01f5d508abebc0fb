import { globalStyle } from '@vanilla-extract/css'
import { layers } from '../layers.css.ts'
import { colorVars, moreContrastVars } from './color-vars.ts'
import { type BrandName, seeds } from './seeds.ts'

/** The colours of a brand, for the region that names it and, until another sheet follows, for the whole page. */
export function brandStyles(brand: BrandName) {
  const inLayer = (rule: object) => ({ '@layer': { [layers.tokens]: rule } })
  globalStyle(`:where(:root), [data-mk-brand="${brand}"]`, inLayer({ vars: colorVars(seeds[brand]) }))
  globalStyle(
    `:root, [data-mk-brand="${brand}"]`,
    inLayer({
      '@media': {
        '(prefers-contrast: more)': {
          vars: moreContrastVars,
        },
      },
    }),
  )
}
