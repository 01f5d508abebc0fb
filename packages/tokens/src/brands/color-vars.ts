import { type ColorRole, vars } from '../contract.ts'
import { byPageScheme, byScheme, deepVars, navigationScheme, schemeProperty } from '../schemes.ts'
import { brandColors, css, schemes } from './colors.ts'
import type { BrandSeed } from './seeds.ts'

/** Returns a brand's colours in both schemes: `{ '--mk-light-accent': 'oklch(…)', '--mk-dark-accent': 'oklch(…)' }`. */
export function brandVars(seed: BrandSeed): Record<string, string> {
  const colors = schemes.flatMap((scheme) => {
    const ofScheme = brandColors(seed, scheme)
    return roles.map((role) => [schemeProperty(scheme, role), css(ofScheme[role])])
  })
  return { ...Object.fromEntries(colors), ...deepVars(seed.navigation === 'deep') }
}

const roles = Object.keys(vars.color) as ColorRole[]

const isNavigationRole = (role: ColorRole) => role.startsWith('nav')

/** Each colour token, derived from its brand's two colours, for any brand. */
export const colorVars = Object.fromEntries(
  roles.map((role) => {
    const choose = isNavigationRole(role) ? byPageScheme : byScheme
    return [vars.color[role], choose(`var(${schemeProperty('light', role)})`, `var(${schemeProperty('dark', role)})`)]
  }),
)

/** Inside header and navigation, their background takes the place of that of cards. */
export const navigationVars = {
  ...navigationScheme,
  [vars.color.surface]: vars.color.nav,
  [vars.color.surfaceHover]: vars.color.navHover,
  [vars.color.accentSoft]: vars.color.navCurrent,
}

/** Replacements if the operating system asks for more contrast. */
export const moreContrastVars = {
  [vars.color.border]: vars.color.borderStrong,
  [vars.color.textMuted]: vars.color.text,
}
