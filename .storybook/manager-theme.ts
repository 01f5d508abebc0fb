import { formatHex } from 'culori'
import { create } from 'storybook/theming'
// Imported by file: Storybook bundles its manager without our export condition and would use built files.
import { brandColors, css, type Scheme } from '../packages/tokens/src/brands/colors.ts'
import { seeds } from '../packages/tokens/src/brands/seeds.ts'

const faces = `'Inter Variable', Inter, system-ui, sans-serif`

/** Creates Storybook's theme with the product's type and colors. Storybook doesn't parse OKLCH. */
export function managerTheme(scheme: Scheme) {
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

/** Returns the color scheme of the reader's operating system. */
export const systemScheme = (): Scheme => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')
