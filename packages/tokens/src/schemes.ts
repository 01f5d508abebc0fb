import { type ColorRole, vars } from './contract.ts'
import type { Scheme } from './brands/colors.ts'

/**
 * The current scheme. One of the two is empty; the other is unset, so that `var()` uses its fallback. Not
 * `light-dark()`: minifiers rewrite it for older browsers in a way that needs a `color-scheme` in the same style sheet.
 */
const switches = { light: '--mk-if-light', dark: '--mk-if-dark' } as const

/** The scheme of native controls and scrollbars. */
export const nativeScheme = 'var(--mk-scheme)'

/** Returns declarations that make a region light or dark. */
export function schemeVars(scheme: Scheme): Record<string, string> {
  return {
    [switches.light]: scheme === 'light' ? 'initial' : ' ',
    [switches.dark]: scheme === 'dark' ? 'initial' : ' ',
    '--mk-scheme': scheme,
  }
}

/** Returns a value that is the first in light and the second in dark. Resolved on the element that declares it. */
export function byScheme(light: string, dark: string) {
  return `var(${switches.light}, ${light}) var(${switches.dark}, ${dark})`
}

/** Returns the custom property of a colour in one scheme: `--mk-dark-accent-text`. */
export function schemeProperty(scheme: Scheme, role: ColorRole) {
  return vars.color[role].slice('var('.length, -1).replace('--mk-color-', `--mk-${scheme}-`)
}
