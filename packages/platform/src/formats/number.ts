import type { Locale } from './locale.ts'
import { memoize } from './memoize.ts'

/** As wide as a digit, unlike the hyphen of most locales, so that columns of figures stay in line. */
const minus = '\u2212'

const numberFormat = /* @__PURE__ */ memoize(
  (locale, options) => new Intl.NumberFormat(locale, JSON.parse(options) as Intl.NumberFormatOptions),
)

/**
 * Formats a number with a minus sign as wide as a digit: `'-1234.50'` becomes `−1,234.50`. A decimal given as text keeps
 * its digits, so large ones stay exact.
 */
export function formatNumber(
  value: number | `${number}`,
  locale: Locale,
  options: Intl.NumberFormatOptions = {},
): string {
  return numberFormat(locale, JSON.stringify(options)).format(value).replace('-', minus)
}
