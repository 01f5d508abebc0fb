import { oklch } from 'culori'
import { expect, test } from 'vitest'
import { brandColors, css } from './brands/colors.ts'
import { brandNames, seeds } from './brands/seeds.ts'
import { type ColorRole, vars } from './contract.ts'
import { themeStyleSheet } from './export-css.ts'
import { themeProperties } from './export-properties.ts'

const roles = Object.keys(vars.color) as ColorRole[]
const legal = { name: 'legal', seed: seeds.legal }

test('every colour role is there, under its public name', () => {
  const sheet = themeStyleSheet(legal)
  for (const role of roles) expect(sheet).toContain(`  ${vars.color[role].slice('var('.length, -1)}: light-dark(`)
})

test.each(brandNames)('%s: what is written reads back as the same colours', (brand) => {
  const sheet = themeStyleSheet({ name: brand, seed: seeds[brand] })
  const read = new Map(
    [...sheet.matchAll(/(--mk-color-[\w-]+): light-dark\((oklch\(.*?\)), (oklch\(.*?\))\);/g)].map(
      ([, property, light, dark]) => [`var(${property})`, [light!, dark!]],
    ),
  )
  const [light, dark] = [brandColors(seeds[brand], 'light'), brandColors(seeds[brand], 'dark')]
  for (const role of roles) {
    const colors = read.get(vars.color[role])!.map((color) => oklch(color)!)
    expect(colors.map(({ l, c, h = 0, alpha }) => css({ l, c, h, alpha }))).toEqual([css(light[role]), css(dark[role])])
  }
})

test('more contrast is not lost to a rule that outranks ours', () => {
  expect(themeStyleSheet(legal)).toContain(`@media (prefers-contrast: more) {
  [data-mk-brand='legal'] {
    --mk-color-border: var(--mk-color-border-strong);
    --mk-color-text-muted: var(--mk-color-text);
  }
}`)
})

test('corners are scaled, and what is round stays round', () => {
  const square = themeProperties({ ...legal, radiusScale: 0 })
  expect(square['--mk-radius-lg']).toBe('calc(0 * var(--mk-unit))')
  expect(square).not.toHaveProperty('--mk-radius-full')
  expect(themeProperties({ ...legal, radiusScale: 1.5 })['--mk-radius-sm']).toBe('calc(6 * var(--mk-unit))')
})

test('a face is written only where the brand has one', () => {
  expect(themeProperties(legal)).not.toHaveProperty('--mk-font-family')
  const own = themeProperties({ ...legal, fontFamily: ['Example Grotesk', 'system-ui', 'sans-serif'] })
  expect(own['--mk-font-family']).toBe(`'Example Grotesk', system-ui, sans-serif`)
})

test('no name breaks out of its string', () => {
  const sheet = themeStyleSheet({ ...legal, name: `x'] { } * {`, fontFamily: [`a'; color: red \\`, 'two\nlines'] })
  expect(sheet).toContain(`[data-mk-brand='x\\27 ] { } * {'] {\n`)
  expect(sheet).toContain(`--mk-font-family: 'a\\27 ; color: red \\5c ', 'two\\a lines';`)
})
