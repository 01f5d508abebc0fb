import { brandColors, brandNames, css, type Pair, pairs, schemes, seeds } from '@memberkit/tokens'
import type { ColorRole } from '@memberkit/tokens/contract'
import { wcagContrast } from 'culori'

/** Every colour of every brand in every scheme, from the seeds that the style sheet is made of. */
export const palettes = brandNames.flatMap((brand) =>
  schemes.map((scheme) => ({ brand, scheme, name: `${brand} ${scheme}`, colors: brandColors(seeds[brand], scheme) })),
)
export type Palette = (typeof palettes)[number]

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

export const measured = pairs.flatMap((pair) => palettes.map((palette) => measure(pair, palette)))
export const failing = measured.filter(({ ratio, least }) => ratio < least)
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
