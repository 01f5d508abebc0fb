import { parseDecimal, writeDecimal } from '../internal/decimal-text.ts'
import type { Notation } from '../internal/use-typed-value.ts'

/** A locale's format of one currency. */
export interface MoneyNotation extends Notation {
  prefix: string | undefined
  suffix: string | undefined
  /** The currency's number of decimals: 2 for dollars, 0 for yen. */
  fractionDigits: number
}

const notations = new Map<string, MoneyNotation>()

export function moneyNotation(locale: string, currency: string): MoneyNotation {
  const key = `${locale} ${currency}`
  const known = notations.get(key) ?? read(locale, currency)
  notations.set(key, known)
  return known
}

function read(locale: string, currency: string): MoneyNotation {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency })
  const parts = format.formatToParts(1234567)
  const at = (type: Intl.NumberFormatPartTypes) => parts.findIndex((part) => part.type === type)
  const symbol = parts[at('currency')]?.value ?? currency
  const fractionDigits = format.resolvedOptions().maximumFractionDigits ?? 2
  const isBefore = at('currency') < at('integer')
  return {
    prefix: isBefore ? symbol : undefined,
    suffix: isBefore ? undefined : symbol,
    fractionDigits,
    write: (amount) => writeDecimal(amount, locale, fractionDigits),
    parse: (text) => {
      const units = [symbol, currency, '$']
      return padded(parseDecimal(text, { locale, mostDigits: fractionDigits, units }), fractionDigits)
    },
  }
}

/** Pads to the currency's decimals. */
function padded(amount: string | null, fractionDigits: number) {
  if (!amount || fractionDigits === 0) return amount
  const [units, fraction = ''] = amount.split('.')
  return `${units}.${fraction.padEnd(fractionDigits, '0')}`
}
