import { displayable, wcagContrast } from 'culori'
import { describe, expect, test } from 'vitest'
import { brandColors, css, schemes } from './colors.ts'
import { pairs } from './pairs.ts'
import { brandNames, seeds } from './seeds.ts'

describe.each(brandNames)('brand %s', (brand) => {
  test.each(schemes)('%s: every pair reaches its contrast', (scheme) => {
    const colors = brandColors(seeds[brand], scheme)
    const failing = pairs
      .map((pair) => ({ ...pair, ratio: wcagContrast(css(colors[pair.foreground]), css(colors[pair.background])) }))
      .filter(({ ratio, least }) => ratio < least)
      .map(
        ({ foreground, background, ratio, least }) => `${foreground} on ${background}: ${ratio.toFixed(2)} < ${least}`,
      )
    expect(failing).toEqual([])
  })

  test.each(schemes)('%s: every colour can be shown on an sRGB display', (scheme) => {
    const outside = Object.entries(brandColors(seeds[brand], scheme)).filter(([, color]) => !displayable(css(color)))
    expect(outside).toEqual([])
  })
})
