export { navigationBreakpoint, container, cardsBelow } from './breakpoints.ts'
export { brands } from './brands/brands.ts'
export { brandNames, type BrandName, seeds, type BrandSeed } from './brands/seeds.ts'
export { brandColors, css, schemes, type Oklch, type Scheme } from './brands/colors.ts'
export { pairs, type Pair } from './brands/pairs.ts'
export { themeStyleSheet } from './export-css.ts'
export {
  type DesignTokenColor,
  type DesignTokens,
  themeDesignTokens,
  themeResolver,
  tokenFileName,
} from './export-design-tokens.ts'
export { type BrandTheme, themeProperties } from './export-properties.ts'
export { densities, themeAttributes, type Density, type Theme } from './theme.ts'
