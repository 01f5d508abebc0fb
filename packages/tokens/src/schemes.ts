import { type ColorRole, vars } from './contract.ts'
import type { Scheme } from './brands/colors.ts'

/**
 * Which scheme holds. One of the two is empty; the other is unset, so that `var()` takes its fallback. Not
 * `light-dark()`: minifiers rewrite it for older browsers in a way that needs a `color-scheme` in the same style sheet.
 */
const switches = { light: '--mk-if-light', dark: '--mk-if-dark' } as const

/** What native controls and scrollbars are drawn in. */
export const nativeScheme = 'var(--mk-scheme)'

/** Declarations that turn a region light or dark. */
export function schemeVars(scheme: Scheme): Record<string, string> {
  return {
    [switches.light]: scheme === 'light' ? 'initial' : ' ',
    [switches.dark]: scheme === 'dark' ? 'initial' : ' ',
    '--mk-scheme': scheme,
  }
}

/** The first value where the scheme is light, the second where it is dark. Resolved on the element that declares it. */
export function byScheme(light: string, dark: string) {
  return `var(${switches.light}, ${light}) var(${switches.dark}, ${dark})`
}

/** The custom property that holds a colour of one scheme: `--mk-dark-accent-text`. */
export function schemeProperty(scheme: Scheme, role: ColorRole) {
  return vars.color[role].slice('var('.length, -1).replace('--mk-color-', `--mk-${scheme}-`)
}
