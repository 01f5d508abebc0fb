import { type ColorRole, vars } from '../contract.ts'
import { brandColors, css } from './colors.ts'
import type { BrandSeed } from './seeds.ts'

/**
 * The colours of a brand by their tokens. light-dark() lets one declaration serve both schemes, so a nested dark region
 * needs only `color-scheme`.
 */
export function colorVars(seed: BrandSeed): Record<string, string> {
  const light = brandColors(seed, 'light')
  const dark = brandColors(seed, 'dark')
  const roles = Object.keys(light) as ColorRole[]
  return Object.fromEntries(
    roles.map((role) => [vars.color[role], `light-dark(${css(light[role])}, ${css(dark[role])})`]),
  )
}

/** What stands in where more contrast is asked of the operating system. */
export const moreContrastVars = {
  [vars.color.border]: vars.color.borderStrong,
  [vars.color.textMuted]: vars.color.text,
}
