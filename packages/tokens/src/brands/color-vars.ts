import { type ColorRole, vars } from '../contract.ts'
import { byScheme, schemeProperty } from '../schemes.ts'
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

/** One of the two is empty; the other is unset, so that `var()` uses its fallback. */
const deep = { is: '--mk-nav-if-deep', isNot: '--mk-nav-if-plain' } as const

/** Each colour token, derived from its brand's two colours, for any brand. */
export const colorVars = Object.fromEntries(
  roles.map((role) => [
    vars.color[role],
    byScheme(`var(${schemeProperty('light', role)})`, `var(${schemeProperty('dark', role)})`),
  ]),
)

const navigationRoles = { surface: 'nav', surfaceHover: 'navHover', accentSoft: 'navCurrent' } as const
const isNavigationRole = (role: ColorRole) => role.startsWith('nav')

/**
 * The same for header and navigation: on a deep background, every role has its dark colour in both schemes. Navigation
 * roles are inherited, because they belong to the surrounding scheme.
 */
export const navigationVars = {
  ...Object.fromEntries(
    roles
      .filter((role) => !isNavigationRole(role))
      .map((role) => {
        const dark = `var(${schemeProperty('dark', role)})`
        const own = byScheme(`var(${schemeProperty('light', role)})`, dark)
        return [vars.color[role], `var(${deep.is}, ${dark}) var(${deep.isNot}, ${own})`]
      }),
  ),
  ...Object.fromEntries(
    Object.entries(navigationRoles).map(([role, nav]) => [vars.color[role as ColorRole], vars.color[nav]]),
  ),
}

/** Returns declarations that say whether a brand's navigation is deep. */
export const deepVars = (isDeep: boolean) => ({
  [deep.is]: isDeep ? 'initial' : ' ',
  [deep.isNot]: isDeep ? ' ' : 'initial',
})

/** Replacements if the operating system asks for more contrast. */
export const moreContrastVars = {
  [vars.color.border]: vars.color.borderStrong,
  [vars.color.textMuted]: vars.color.text,
}
