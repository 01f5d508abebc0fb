import { brandColors, type Oklch, type Scheme, schemes } from './brands/colors.ts'
import { type ColorRole, vars } from './contract.ts'
import { hexOf } from './export-hex.ts'
import { type BrandTheme, propertyOf, round, scaledRadii } from './export-properties.ts'

interface Token<Value> {
  $value: Value
}

interface TokenGroup<Type extends string, Value> {
  $type: Type
  [name: string]: Token<Value> | Type
}

export interface DesignTokenColor {
  colorSpace: 'oklch'
  /** Lightness, chroma, hue. */
  components: [number, number, number]
  alpha?: number
  /** For tools that don't support OKLCH. */
  hex: string
}

/**
 * A file in the Design Tokens format 2025.10. The group names and the token's name, joined by hyphens, form its custom
 * property.
 */
export interface DesignTokens {
  $schema: string
  $description: string
  mk: {
    color: TokenGroup<'color', DesignTokenColor>
    radius: TokenGroup<'dimension', { value: number; unit: 'px' }>
    font?: TokenGroup<'fontFamily', readonly string[]>
  }
}

const schemaOf = (module: 'format' | 'resolver') => `https://www.designtokens.org/schemas/2025.10/${module}.json`

/** Returns a brand in one scheme as the content of a token file: the format has no second value per token. */
export function themeDesignTokens(theme: BrandTheme, scheme: Scheme): DesignTokens {
  const colors = brandColors(theme.seed, scheme)
  const roles = Object.keys(vars.color) as ColorRole[]
  const { fontFamily, headingFamily } = theme
  const faces = [
    ...(fontFamily ? [[vars.font.family, fontFamily] as const] : []),
    ...(headingFamily ? [[vars.font.heading, headingFamily] as const] : []),
  ]
  return {
    $schema: schemaOf('format'),
    $description: `Brand ${theme.name}, ${scheme} scheme`,
    mk: {
      color: {
        $type: 'color',
        ...named('color', roles, (role) => [vars.color[role], colorValue(colors[role])]),
      },
      radius: {
        $type: 'dimension',
        ...named('radius', scaledRadii(theme), ([name, value]) => [vars.radius[name], { value, unit: 'px' } as const]),
      },
      ...(faces.length > 0 && {
        font: { $type: 'fontFamily', ...named('font', faces, ([token, names]) => [token, names]) },
      }),
    },
  }
}

/** Returns a resolver file, which tells tools that a brand's files are its two schemes. */
export function themeResolver({ name }: BrandTheme) {
  return {
    $schema: schemaOf('resolver'),
    version: '2025.10',
    name,
    modifiers: {
      scheme: {
        contexts: Object.fromEntries(schemes.map((scheme) => [scheme, [{ $ref: tokenFileName(name, scheme) }]])),
        default: schemes[0],
      },
    },
    resolutionOrder: [{ $ref: '#/modifiers/scheme' }],
  }
}

/** Returns the file name under which a resolver looks for a scheme, beside itself. */
export const tokenFileName = (brand: string, scheme: Scheme) => `${encodeURIComponent(brand)}.${scheme}.tokens.json`

function named<Item, Value>(group: string, items: readonly Item[], tokenOf: (item: Item) => [string, Value]) {
  return Object.fromEntries(
    items.map((item) => {
      const [token, $value] = tokenOf(item)
      return [propertyOf(token).slice(`--mk-${group}-`.length), { $value }]
    }),
  ) as Record<string, Token<Value>>
}

function colorValue({ l, c, h, alpha }: Oklch): DesignTokenColor {
  const shown = { l: round(l), c: round(c), h: ((h % 360) + 360) % 360 }
  return {
    colorSpace: 'oklch',
    components: [shown.l, shown.c, shown.h],
    ...(alpha === undefined ? undefined : { alpha }),
    hex: hexOf(shown),
  }
}
