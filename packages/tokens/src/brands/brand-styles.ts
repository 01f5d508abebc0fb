import { globalStyle } from '@vanilla-extract/css'
import { type ColorRole, vars } from '../contract.ts'
import { layers } from '../layers.css.ts'
import { brandColors, css } from './colors.ts'
import { type BrandName, type BrandSeed, seeds } from './seeds.ts'

/** The colours of a brand, for the region that names it and, until another sheet follows, for the whole page. */
export function brandStyles(brand: BrandName) {
  const inLayer = (rule: object) => ({ '@layer': { [layers.tokens]: rule } })
  globalStyle(`:where(:root), [data-mk-brand="${brand}"]`, inLayer({ vars: colorVars(seeds[brand]) }))
  globalStyle(
    `:root, [data-mk-brand="${brand}"]`,
    inLayer({
      '@media': {
        '(prefers-contrast: more)': {
          vars: { [vars.color.border]: vars.color.borderStrong, [vars.color.textMuted]: vars.color.text },
        },
      },
    }),
  )
}

// light-dark() lets one declaration serve both schemes, so a nested dark region needs only `color-scheme`.
function colorVars(seed: BrandSeed) {
  const light = brandColors(seed, 'light')
  const dark = brandColors(seed, 'dark')
  const roles = Object.keys(light) as ColorRole[]
  return Object.fromEntries(
    roles.map((role) => [vars.color[role], `light-dark(${css(light[role])}, ${css(dark[role])})`]),
  )
}
