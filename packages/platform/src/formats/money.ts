import type { Currency } from '@memberkit/contract'
import { isDecimal } from './decimal.ts'
import type { Locale } from './locale.ts'
import { remember } from './remember.ts'

/** The currency a visitor shops in, by locale; a document keeps its own (commerce 9: Currency display). */
export function currencyFor(locale?: string): Currency {
  return locale === 'en-CA' || locale === 'fr-CA' ? 'CAD' : 'USD'
}

const moneyFormat = /* @__PURE__ */ remember(
  (locale, currency) => new Intl.NumberFormat(locale, { style: 'currency', currency, signDisplay: 'negative' }),
)

/** As wide as a digit, where the hyphen of most locales is not. */
const minus = '\u2212'

/**
 * `'49.90'`, `'CAD'` reads `$49.90` in `en-CA`, `49,90 $` in `fr-CA`, `CA$49.90` in `en-US`. The currency is the
 * document's, never the viewer's. The digits stay text all the way, so no amount is too large to be exact.
 *
 * @param amount a decimal such as `'49.90'`; anything else is handed back as it came, never shown as zero
 * @param currency ISO 4217 code; one that is no code at all is written after the amount
 */
export function formatMoney(amount: string, currency: string, locale: Locale): string {
  if (!isDecimal(amount)) return amount
  if (!/^[a-z]{3}$/i.test(currency)) return `${amount} ${currency}`.trim()
  return moneyFormat(locale, currency)
    .format(amount as Intl.StringNumericLiteral)
    .replace('-', minus)
}
