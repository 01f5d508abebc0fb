import { formatHex } from 'culori'
import { expect, test } from 'vitest'
import { brandColors, css, schemes } from './brands/colors.ts'
import { brandNames, seeds } from './brands/seeds.ts'
import { type ColorRole, vars } from './contract.ts'
import { type DesignTokenColor, themeDesignTokens, themeResolver, tokenFileName } from './export-design-tokens.ts'
import { hexOf } from './export-hex.ts'
import { themeProperties } from './export-properties.ts'

const theme = {
  name: 'legal',
  seed: seeds.legal,
  fontFamily: ['Example Grotesk', 'sans-serif'],
  headingFamily: ['Example Serif', 'serif'],
}

/** Every token by the name of its custom property, with the type it inherits, as a tool reads a file. */
function read(
  group: object,
  path: readonly string[] = [],
  type?: string,
): Map<string, { type?: string; value: unknown }> {
  const { $type = type } = group as { $type?: string }
  const tokens = Object.entries(group).filter(([name]) => !name.startsWith('$'))
  return new Map(
    tokens.flatMap(([name, inner]): [string, { type?: string; value: unknown }][] =>
      '$value' in inner
        ? [[`--${[...path, name].join('-')}`, { type: $type, value: inner.$value }]]
        : [...read(inner, [...path, name], $type)],
    ),
  )
}

const written = (brandTheme: Parameters<typeof themeDesignTokens>[0], scheme: (typeof schemes)[number]) =>
  read(JSON.parse(JSON.stringify(themeDesignTokens(brandTheme, scheme))))

test.each(schemes)('%s: token names match the custom properties, and none is missing', (scheme) => {
  const inScheme = Object.keys(themeProperties(theme))
    .filter((name) => schemes.every((one) => one === scheme || !name.startsWith(`--mk-${one}-`)))
    // Switches are no values of a kind that the format knows.
    .filter((name) => !name.startsWith('--mk-nav-if-'))
    .map((name) => name.replace(`--mk-${scheme}-`, '--mk-color-'))
  expect([...written(theme, scheme).keys()]).toEqual(inScheme)
})

test.each(schemes)('%s: every token has a type of the format', (scheme) => {
  const types = [...written(theme, scheme).values()].map(({ type }) => type)
  expect(new Set(types)).toEqual(new Set(['color', 'dimension', 'fontFamily']))
})

test.each(brandNames.flatMap((brand) => schemes.map((scheme) => [brand, scheme] as const)))(
  '%s, %s: exported colours round-trip',
  (brand, scheme) => {
    const tokens = written({ name: brand, seed: seeds[brand] }, scheme)
    const colors = brandColors(seeds[brand], scheme)
    for (const role of Object.keys(vars.color) as ColorRole[]) {
      const { colorSpace, components, alpha, hex } = tokens.get(vars.color[role].slice('var('.length, -1))!
        .value as DesignTokenColor
      const [l, c, h] = components
      expect(`${colorSpace} ${css({ l, c, h, alpha })}`).toBe(`oklch ${css(colors[role])}`)
      expect(hex).toBe(formatHex(css({ ...colors[role], alpha: undefined })))
    }
  },
)

test('hexOf matches culori, even beyond sRGB', () => {
  for (let h = 0; h < 360; h += 7) {
    for (const [l, c] of [
      [0.3, 0.05],
      [0.6, 0.3],
      [0.95, 0.02],
    ] as const)
      expect(hexOf({ l, c, h })).toBe(formatHex({ mode: 'oklch', l, c, h }))
  }
})

test('a negative hue is normalized to 0–360', () => {
  const turned = { ...theme, seed: { ...theme.seed, accentHue: -87 } }
  const { value } = written(turned, 'light').get('--mk-color-accent')!
  expect((value as DesignTokenColor).components[2]).toBe(273)
})

test('dimensions and font families have the format’s shapes', () => {
  const tokens = written({ ...theme, radiusScale: 0.5 }, 'light')
  expect(tokens.get('--mk-radius-md')).toEqual({ type: 'dimension', value: { value: 4, unit: 'px' } })
  expect(tokens.get('--mk-font-family')).toEqual({ type: 'fontFamily', value: ['Example Grotesk', 'sans-serif'] })
})

test('the resolver references the files of both schemes', () => {
  const { modifiers, resolutionOrder } = themeResolver(theme)
  expect(modifiers.scheme.contexts).toEqual({
    light: [{ $ref: tokenFileName('legal', 'light') }],
    dark: [{ $ref: 'legal.dark.tokens.json' }],
  })
  expect(resolutionOrder).toEqual([{ $ref: '#/modifiers/scheme' }])
})
