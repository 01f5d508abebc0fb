import type { Currency } from '@memberkit/contract'
import { isDecimal } from './decimal.ts'
import type { Locale } from './locale.ts'
import { formatNumber } from './number.ts'

/** Returns the currency a visitor shops in, by locale. Documents keep their own (commerce 9: Currency display). */
export function currencyFor(locale?: string): Currency {
  return locale === 'en-CA' || locale === 'fr-CA' ? 'CAD' : 'USD'
}

/**
 * Formats an amount: `'49.90'`, `'CAD'` becomes `$49.90` in `en-CA`, `49,90 $` in `fr-CA`, `CA$49.90` in `en-US`. The
 * currency is the document's, never the viewer's. Digits stay text, so large amounts stay exact.
 *
 * @param amount a decimal such as `'49.90'`; anything else is returned unchanged, never shown as zero
 * @param currency ISO 4217 code; an invalid one is written after the amount
 */
export function formatMoney(amount: string, currency: string, locale: Locale): string {
  if (!isDecimal(amount)) return amount
  if (!/^[a-z]{3}$/i.test(currency)) return `${amount} ${currency}`.trim()
  return formatNumber(amount as `${number}`, locale, {
    style: 'currency',
    currency,
    signDisplay: 'negative',
  })
}
