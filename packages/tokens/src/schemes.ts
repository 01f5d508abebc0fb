import { type ColorRole, vars } from './contract.ts'
import type { Scheme } from './brands/colors.ts'

/**
 * The current scheme. One of the two is empty; the other is unset, so that `var()` uses its fallback. Not
 * `light-dark()`: minifiers rewrite it for older browsers in a way that needs a `color-scheme` in the same style sheet.
 */
const switches = { light: '--mk-if-light', dark: '--mk-if-dark' } as const

/** The scheme around header and navigation, which may be dark on a light page. */
const pageSwitches = { light: '--mk-if-page-light', dark: '--mk-if-page-dark' } as const

/** Whether the brand's navigation is deep: dark in both schemes. */
const deepSwitches = { is: '--mk-nav-if-deep', isNot: '--mk-nav-if-plain' } as const

/** The scheme of native controls and scrollbars. */
export const nativeScheme = 'var(--mk-scheme)'

/** Returns declarations that make a region light or dark. */
export function schemeVars(scheme: Scheme): Record<string, string> {
  const light = unsetIf(scheme === 'light')
  const dark = unsetIf(scheme === 'dark')
  return {
    [switches.light]: light,
    [switches.dark]: dark,
    [pageSwitches.light]: light,
    [pageSwitches.dark]: dark,
    '--mk-scheme': scheme,
  }
}

/** Returns declarations that say whether a brand's navigation is deep. */
export function deepVars(isDeep: boolean): Record<string, string> {
  return { [deepSwitches.is]: unsetIf(isDeep), [deepSwitches.isNot]: unsetIf(!isDeep) }
}

/** Declarations that make navigation dark on a deep background, and otherwise like the page. */
export const navigationScheme = {
  [switches.light]: `var(${deepSwitches.isNot}, var(${pageSwitches.light}))`,
  // A property that nothing declares is unset.
  [switches.dark]: `var(${deepSwitches.is}, var(--mk-unset)) var(${pageSwitches.dark})`,
}

const unsetIf = (isUnset: boolean) => (isUnset ? 'initial' : ' ')

/** Returns a value that is the first in light and the second in dark. Resolved on the element that declares it. */
export function byScheme(light: string, dark: string) {
  return `var(${switches.light}, ${light}) var(${switches.dark}, ${dark})`
}

/** The same, by the scheme of the page inside navigation, too. */
export function byPageScheme(light: string, dark: string) {
  return `var(${pageSwitches.light}, ${light}) var(${pageSwitches.dark}, ${dark})`
}

/** Returns the custom property of a colour in one scheme: `--mk-dark-accent-text`. */
export function schemeProperty(scheme: Scheme, role: ColorRole) {
  return vars.color[role].slice('var('.length, -1).replace('--mk-color-', `--mk-${scheme}-`)
}
