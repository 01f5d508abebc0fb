import { oklch } from 'culori'
import { expect, test } from 'vitest'
import { brandColors, css, schemes } from './brands/colors.ts'
import { brandNames, seeds } from './brands/seeds.ts'
import { type ColorRole, vars } from './contract.ts'
import { themeStyleSheet } from './export-css.ts'
import { themeProperties } from './export-properties.ts'

const roles = Object.keys(vars.color) as ColorRole[]
const legal = { name: 'legal', seed: seeds.legal }

test('every colour role is exported for both schemes, under its public name', () => {
  const sheet = themeStyleSheet(legal)
  for (const role of roles) {
    const name = vars.color[role].slice('var(--mk-color-'.length, -1)
    expect(sheet).toContain(`  --mk-light-${name}: oklch(`)
    expect(sheet).toContain(`  --mk-dark-${name}: oklch(`)
  }
})

test.each(brandNames)('%s: exported colours round-trip', (brand) => {
  const sheet = themeStyleSheet({ name: brand, seed: seeds[brand] })
  const read = new Map(
    [...sheet.matchAll(/--mk-(\w+-[\w-]+): (oklch\(.*?\));/g)].map(([, name, color]) => [name, color!]),
  )
  for (const scheme of schemes) {
    const colors = brandColors(seeds[brand], scheme)
    for (const role of roles) {
      const name = vars.color[role].slice('var(--mk-color-'.length, -1)
      const { l, c, h = 0, alpha } = oklch(read.get(`${scheme}-${name}`))!
      expect(css({ l, c, h, alpha })).toEqual(css(colors[role]))
    }
  }
})

test('the export has no light-dark(), which minifiers break', () => {
  expect(themeStyleSheet(legal)).not.toContain('light-dark')
})

test('radiusScale scales corners, except full ones', () => {
  const square = themeProperties({ ...legal, radiusScale: 0 })
  expect(square['--mk-radius-lg']).toBe('calc(0 * var(--mk-unit))')
  expect(square).not.toHaveProperty('--mk-radius-full')
  expect(themeProperties({ ...legal, radiusScale: 1.5 })['--mk-radius-sm']).toBe('calc(6 * var(--mk-unit))')
})

test('a font family is exported only when the brand has one', () => {
  expect(themeProperties(legal)).not.toHaveProperty('--mk-font-family')
  const own = themeProperties({ ...legal, fontFamily: ['Example Grotesk', 'system-ui', 'sans-serif'] })
  expect(own['--mk-font-family']).toBe(`'Example Grotesk', system-ui, sans-serif`)
})

test('names are escaped in selectors and strings', () => {
  const sheet = themeStyleSheet({ ...legal, name: `x'] { } * {`, fontFamily: [`a'; color: red \\`, 'two\nlines'] })
  expect(sheet).toContain(`[data-mk-brand='x\\27 ] { } * {'] {\n`)
  expect(sheet).toContain(`--mk-font-family: 'a\\27 ; color: red \\5c ', 'two\\a lines';`)
})
