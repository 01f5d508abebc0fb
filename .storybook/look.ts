import { formatHex } from 'culori'
import { create } from 'storybook/theming'
// By their files: Storybook bundles its manager without our condition, and would look for what is built.
import { brandColors, css, type Scheme } from '../packages/tokens/src/brands/colors.ts'
import { seeds } from '../packages/tokens/src/brands/seeds.ts'

const faces = `'Inter Variable', Inter, system-ui, sans-serif`

/** Storybook in the type and the colours of the product. Its own code reads no OKLCH. */
export function lookOf(scheme: Scheme) {
  const colors = brandColors(seeds.legal, scheme)
  const hex = (role: keyof typeof colors) => formatHex(css(colors[role]))!
  return create({
    base: scheme,
    fontBase: faces,
    brandTitle: 'Memberkit',
    brandUrl: './?path=/docs/welcome--docs',
    brandImage: './mark.svg',
    colorPrimary: hex('accent'),
    colorSecondary: hex('accent'),
    appBg: hex('canvas'),
    appContentBg: hex('surface'),
    appPreviewBg: hex('canvas'),
    appBorderColor: hex('border'),
    appBorderRadius: 8,
    textColor: hex('text'),
    textInverseColor: hex('onAccent'),
    textMutedColor: hex('textMuted'),
    barTextColor: hex('textMuted'),
    barSelectedColor: hex('accentText'),
    barHoverColor: hex('accentText'),
    barBg: hex('surface'),
    inputBg: hex('surface'),
    inputBorder: hex('borderStrong'),
    inputTextColor: hex('text'),
    inputBorderRadius: 8,
  })
}

/** The scheme that the reader's operating system asks for. */
export const systemScheme = (): Scheme => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')
