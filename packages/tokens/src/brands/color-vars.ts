import { type ColorRole, vars } from '../contract.ts'
import { byScheme, schemeProperty } from '../schemes.ts'
import { brandColors, css, schemes } from './colors.ts'
import type { BrandSeed } from './seeds.ts'

/** The colours of a brand in both schemes: `{ '--mk-light-accent': 'oklch(…)', '--mk-dark-accent': 'oklch(…)' }`. */
export function brandVars(seed: BrandSeed): Record<string, string> {
  return Object.fromEntries(
    schemes.flatMap((scheme) => {
      const colors = brandColors(seed, scheme)
      return roles.map((role) => [schemeProperty(scheme, role), css(colors[role])])
    }),
  )
}

const roles = Object.keys(vars.color) as ColorRole[]

/** Each colour token out of the two colours of its brand, whichever brand that is. */
export const colorVars = Object.fromEntries(
  roles.map((role) => [
    vars.color[role],
    byScheme(`var(${schemeProperty('light', role)})`, `var(${schemeProperty('dark', role)})`),
  ]),
)

/** What stands in where more contrast is asked of the operating system. */
export const moreContrastVars = {
  [vars.color.border]: vars.color.borderStrong,
  [vars.color.textMuted]: vars.color.text,
}
