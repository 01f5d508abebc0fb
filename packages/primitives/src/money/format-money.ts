import { numberFormat } from '../internal/number-format.ts'

/**
 * Formats an amount such as '-1204.50' by locale. It stays text: as a number, a large amount would lose its cents.
 * Undefined if it isn't a decimal.
 */
export function formatMoney(amount: string, currency: string, locale: string): string | undefined {
  if (!isDecimal(amount)) return undefined
  // Intl throws for an invalid currency code.
  if (!/^[a-z]{3}$/i.test(currency)) return `${amount} ${currency}`
  return numberFormat(locale, { style: 'currency', currency }).format(amount)
}

function isDecimal(text: string): text is `${number}` {
  return /^[+-]?\d+(\.\d+)?$/.test(text)
}
