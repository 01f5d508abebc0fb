import { brandVars } from './brands/color-vars.ts'
import type { BrandSeed } from './brands/seeds.ts'
import { vars } from './contract.ts'
import { radii } from './radii.ts'

/** What makes a brand: its colours, out of a few numbers, its corners and its face. */
export interface BrandTheme {
  /** The value of `data-mk-brand`. */
  name: string
  seed: BrandSeed
  /** Times the radii of our own brands: 0 is square. @default 1 */
  radiusScale?: number
  /** Names of faces, the most wanted first. Left out: the one that the tokens ship. */
  fontFamily?: readonly string[]
  /** The same for headings and large figures. Left out: those of all else. */
  headingFamily?: readonly string[]
}

/** The custom properties of a brand, by their public names, for an element with `data-mk-brand` or `data-mk-scheme`. */
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
    // Unset where the brand has none, or that of a brand around it would be inherited.
    [propertyOf(vars.font.heading)]: headingFamily ? faces(headingFamily) : 'initial',
  }
}

export function scaledRadii({ radiusScale = 1 }: BrandTheme) {
  return (Object.keys(radii) as (keyof typeof radii)[]).map((name) => [name, round(radii[name] * radiusScale)] as const)
}

/** `--mk-color-accent` of `var(--mk-color-accent)`. */
export const propertyOf = (token: string) => token.slice('var('.length, -1)

export const round = (value: number) => Math.round(value * 1e4) / 1e4

/** In quotes these would be the names of faces. */
const generic = /^(serif|sans-serif|monospace|cursive|fantasy|system-ui|ui-[a-z-]+|math|-apple-system)$/

const faces = (names: readonly string[]) => names.map(faceName).join(', ')

const faceName = (name: string) => (generic.test(name) ? name : cssString(name))

/** Text as a CSS string, whatever is in it. */
export function cssString(text: string) {
  return `'${text.replaceAll(/['\\\p{Cc}]/gu, (sign) => `\\${sign.codePointAt(0)!.toString(16)} `)}'`
}
