import { type BrandTheme, cssString, themeProperties } from './export-properties.ts'

/** A brand as a style sheet of a host: to be loaded beside ours, and named by `data-mk-brand`. */
export function themeStyleSheet(theme: BrandTheme) {
  return [
    `[data-mk-brand=${cssString(theme.name)}] {`,
    ...Object.entries(themeProperties(theme)).map(([name, value]) => `  ${name}: ${value};`),
    '}\n',
  ].join('\n')
}
