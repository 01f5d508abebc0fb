import { brandVars } from './brands/color-vars.ts'
import type { BrandSeed } from './brands/seeds.ts'
import { vars } from './contract.ts'
import { radii } from './radii.ts'

/** A brand's theme: colours derived from a few numbers, corners and typeface. */
export interface BrandTheme {
  /** The value of `data-mk-brand`. */
  name: string
  seed: BrandSeed
  /** Multiplies the built-in radii: 0 is square. @default 1 */
  radiusScale?: number
  /** Font families in order of preference. Defaults to the built-in one. */
  fontFamily?: readonly string[]
  /** Font families of headings and large figures. Defaults to `fontFamily`. */
  headingFamily?: readonly string[]
}

/** Returns a brand's custom properties by public name, for an element with `data-mk-brand` or `data-mk-scheme`. */
export function themeProperties(theme: BrandTheme): Record<string, string> {
  const corners = scaledRadii(theme).map(([name, units]) => [
    propertyOf(vars.radius[name]),
    `calc(${units} * ${vars.unit})`,
  ])
  const { fontFamily, headingFamily } = theme
  return {
    ...brandVars(theme.seed),
    ...Object.fromEntries(corners),
    ...(fontFamily && { [propertyOf(vars.font.family)]: faces(fontFamily) }),
    // Unset if the brand has none; otherwise a surrounding brand's would be inherited.
    [propertyOf(vars.font.heading)]: headingFamily ? faces(headingFamily) : 'initial',
  }
}

export function scaledRadii({ radiusScale = 1 }: BrandTheme) {
  return (Object.keys(radii) as (keyof typeof radii)[]).map((name) => [name, round(radii[name] * radiusScale)] as const)
}

/** Returns `--mk-color-accent` for `var(--mk-color-accent)`. */
export const propertyOf = (token: string) => token.slice('var('.length, -1)

export const round = (value: number) => Math.round(value * 1e4) / 1e4

/** In quotes, these would be names of typefaces. */
const generic = /^(serif|sans-serif|monospace|cursive|fantasy|system-ui|ui-[a-z-]+|math|-apple-system)$/

const faces = (names: readonly string[]) => names.map(faceName).join(', ')

const faceName = (name: string) => (generic.test(name) ? name : cssString(name))

/** Escapes any text as a CSS string. */
export function cssString(text: string) {
  return `'${text.replaceAll(/['\\\p{Cc}]/gu, (sign) => `\\${sign.codePointAt(0)!.toString(16)} `)}'`
}
