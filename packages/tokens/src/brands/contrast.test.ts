import { differenceCiede2000, displayable, wcagContrast } from 'culori'
import { describe, expect, test } from 'vitest'
import { brandColors, css, schemes } from './colors.ts'
import { seriesColors } from '../series-colors.ts'
import { pairs } from './pairs.ts'
import { brandNames, seeds } from './seeds.ts'

describe.each(brandNames)('brand %s', (brand) => {
  test.each(schemes)('%s: every pair reaches its minimum contrast', (scheme) => {
    const colors = brandColors(seeds[brand], scheme)
    const failing = pairs
      .map((pair) => ({ ...pair, ratio: wcagContrast(css(colors[pair.foreground]), css(colors[pair.background])) }))
      .filter(({ ratio, least }) => ratio < least)
      .map(
        ({ foreground, background, ratio, least }) => `${foreground} on ${background}: ${ratio.toFixed(2)} < ${least}`,
      )
    expect(failing).toEqual([])
  })

  test.each(schemes)('%s: text and focus ring reach their minimum contrast on header and navigation', (scheme) => {
    const { nav, navHover, navCurrent } = brandColors(seeds[brand], scheme)
    const on = brandColors(seeds[brand], seeds[brand].navigation === 'deep' ? 'dark' : scheme)
    const shown = [
      ...[nav, navHover].flatMap((ground) => [on.text, on.textMuted, on.accentText].map((words) => [words, ground])),
      [on.onAccentSoft, navCurrent],
    ]
    const least = Math.min(...shown.map(([words, ground]) => wcagContrast(css(words!), css(ground!))))
    expect(least).toBeGreaterThanOrEqual(4.5)
    expect(wcagContrast(css(on.focus), css(nav))).toBeGreaterThanOrEqual(3)
  })

  test.each(schemes)('%s: every chart series reaches 3:1 on every surface', (scheme) => {
    const colors = brandColors(seeds[brand], scheme)
    const surfaces = [colors.canvas, colors.surface, colors.surfaceRaised].map(css)
    const ratios = [colors.accent, ...seriesColors[scheme]].map((color) =>
      Math.min(...surfaces.map((surface) => wcagContrast(css(color), surface))),
    )
    expect(Math.min(...ratios)).toBeGreaterThanOrEqual(3)
    expect(seriesColors[scheme].every((color) => displayable(css(color)))).toBe(true)
  })

  test.each(schemes)('%s: any two chart series differ by a CIEDE2000 of at least 18', (scheme) => {
    const all = [brandColors(seeds[brand], scheme).accent, ...seriesColors[scheme]].map(css)
    const apart = all.flatMap((one, index) => all.slice(index + 1).map((other) => differenceCiede2000()(one, other)))
    expect(Math.min(...apart)).toBeGreaterThanOrEqual(18)
  })

  test.each(schemes)('%s: a grey primary button is stronger than muted text', (scheme) => {
    const { accent, textMuted, canvas } = brandColors(seeds[brand], scheme)
    const [button, words] = [accent, textMuted].map((color) => wcagContrast(css(color), css(canvas)))
    const isGrey = seeds[brand].accentChroma < 0.06
    expect(isGrey ? button! - words! : 1).toBeGreaterThan(0)
  })

  test.each(schemes)('%s: every colour is within sRGB', (scheme) => {
    const outside = Object.entries(brandColors(seeds[brand], scheme)).filter(([, color]) => !displayable(css(color)))
    expect(outside).toEqual([])
  })
})
