import { type BrandTheme, cssString, propertyOf, themeProperties } from './export-properties.ts'
import { vars } from './contract.ts'

/** With more contrast asked of the operating system, these stand in. */
const moreContrast = {
  [propertyOf(vars.color.border)]: vars.color.borderStrong,
  [propertyOf(vars.color.textMuted)]: vars.color.text,
}

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
${rule(moreContrast, '  ')}
}
`
}
