import { numberFormat } from '../internal/number-format.ts'

/**
 * An amount such as '-1204.50' by the rules of a locale. It stays text all the way: as a number, a large amount
 * would lose its cents. Undefined when it is no decimal.
 */
export function formatMoney(amount: string, currency: string, locale: string): string | undefined {
  if (!isDecimal(amount)) return undefined
  // Intl refuses by throwing what no currency can have as its code.
  if (!/^[a-z]{3}$/i.test(currency)) return `${amount} ${currency}`
  return numberFormat(locale, { style: 'currency', currency }).format(amount).replace('-', minus)
}

/** As wide as a digit, where the hyphen of most locales is not. */
const minus = '\u2212'

function isDecimal(text: string): text is `${number}` {
  return /^[+-]?\d+(\.\d+)?$/.test(text)
}
