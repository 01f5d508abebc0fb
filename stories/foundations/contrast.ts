import {
  brandColors,
  brandNames,
  type BrandSeed,
  css,
  type Oklch,
  type Pair,
  pairs,
  type Scheme,
  schemes,
  seeds,
} from '@memberkit/tokens'
import type { ColorRole } from '@memberkit/tokens/contract'
import { wcagContrast } from 'culori'

/** Every colour of one brand in one scheme. */
export interface Palette {
  brand: string
  scheme: Scheme
  name: string
  colors: Record<ColorRole, Oklch>
}

/** Both schemes of a brand, from the seed that a style sheet is made of. */
export const palettesOf = (brand: string, seed: BrandSeed): Palette[] =>
  schemes.map((scheme) => ({ brand, scheme, name: `${brand} ${scheme}`, colors: brandColors(seed, scheme) }))

/** Those of our own brands. */
export const palettes = brandNames.flatMap((brand) => palettesOf(brand, seeds[brand]))

export interface Measured extends Pair {
  palette: Palette
  /** Contrast by WCAG 2.2, from 1 to 21. */
  ratio: number
}

export function measure({ foreground, background, least }: Pair, palette: Palette): Measured {
  const { colors } = palette
  const ratio = wcagContrast(css(colors[foreground]), css(colors[background]))
  return { foreground, background, least, palette, ratio }
}

export const isShort = ({ ratio, least }: Measured) => ratio < least

/** Every pair in every one of these palettes. */
export const measureAll = (measuredPalettes: readonly Palette[]) =>
  pairs.flatMap((pair) => measuredPalettes.map((palette) => measure(pair, palette)))

export const measured = measureAll(palettes)
export const failing = measured.filter(isShort)
/** The pair with the least to spare. */
export const tightest = measured.reduce((one, other) =>
  other.ratio / other.least < one.ratio / one.least ? other : one,
)

/** The backgrounds that pairs name, each with what can stand on it. */
export const backgrounds = [...new Set(pairs.map(({ background }) => background))].map((background) => ({
  background,
  pairs: pairs.filter((pair) => pair.background === background),
}))

/** The words that may stand on a background. */
export const textsOn = (role: ColorRole) =>
  pairs.filter(({ background, least }) => background === role && least === 4.5).map(({ foreground }) => foreground)
