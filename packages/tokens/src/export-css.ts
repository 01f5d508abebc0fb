import { type BrandTheme, cssString, themeProperties } from './export-properties.ts'

/** Returns a brand's style sheet, to load beside ours and select by `data-mk-brand`. */
export function themeStyleSheet(theme: BrandTheme) {
  return [
    `[data-mk-brand=${cssString(theme.name)}] {`,
    ...Object.entries(themeProperties(theme)).map(([name, value]) => `  ${name}: ${value};`),
    '}\n',
  ].join('\n')
}
