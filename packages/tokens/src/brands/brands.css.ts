import { globalStyle } from '@vanilla-extract/css'
import { type ColorRole, vars } from '../contract.ts'
import { layers } from '../layers.css.ts'
import { brandColors, css } from './colors.ts'
import { brandNames, type BrandSeed, seeds } from './seeds.ts'

// light-dark() lets one declaration serve both schemes, so a nested dark region needs only `color-scheme`.
function colorVars(seed: BrandSeed) {
  const light = brandColors(seed, 'light')
  const dark = brandColors(seed, 'dark')
  const roles = Object.keys(light) as ColorRole[]
  return Object.fromEntries(
    roles.map((role) => [vars.color[role], `light-dark(${css(light[role])}, ${css(dark[role])})`]),
  )
}

for (const brand of brandNames) {
  const selector = brand === 'legal' ? `:root, [data-mk-brand="legal"]` : `[data-mk-brand="${brand}"]`
  globalStyle(selector, { '@layer': { [layers.tokens]: { vars: colorVars(seeds[brand]) } } })
}

globalStyle(':root, [data-mk-scheme="light"]', { '@layer': { [layers.tokens]: { colorScheme: 'light' } } })
globalStyle('[data-mk-scheme="dark"]', { '@layer': { [layers.tokens]: { colorScheme: 'dark' } } })
globalStyle('[data-mk-scheme="auto"]', { '@layer': { [layers.tokens]: { colorScheme: 'light dark' } } })

globalStyle(':root, [data-mk-brand]', {
  '@layer': {
    [layers.tokens]: {
      '@media': {
        '(prefers-contrast: more)': {
          vars: { [vars.color.border]: vars.color.borderStrong, [vars.color.textMuted]: vars.color.text },
        },
      },
    },
  },
})
