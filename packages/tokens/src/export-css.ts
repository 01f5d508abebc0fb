import { moreContrastVars } from './brands/color-vars.ts'
import { type BrandTheme, byProperty, cssString, themeProperties } from './export-properties.ts'

/** A brand as a style sheet of a host: to be loaded beside ours, and named by `data-mk-brand`. */
export function themeStyleSheet(theme: BrandTheme) {
  const selector = `[data-mk-brand=${cssString(theme.name)}]`
  const rule = (properties: Record<string, string>, indent = '') =>
    [
      `${indent}${selector} {`,
      ...Object.entries(properties).map(([name, value]) => `${indent}  ${name}: ${value};`),
      `${indent}}`,
    ].join('\n')
  return `${rule(themeProperties(theme))}

@media (prefers-contrast: more) {
${rule(byProperty(moreContrastVars), '  ')}
}
`
}
