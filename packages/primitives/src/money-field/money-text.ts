/** How one locale writes amounts of one currency. */
export interface MoneyNotation {
  prefix: string | undefined
  suffix: string | undefined
  /** Decimals that the currency has: 2 for dollars, 0 for yen. */
  fractionDigits: number
  write: (amount: string) => string
  parse: (text: string) => string | null
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
  const valueOf = (type: Intl.NumberFormatPartTypes) => parts.find((part) => part.type === type)?.value
  const at = (type: Intl.NumberFormatPartTypes) => parts.findIndex((part) => part.type === type)
  const symbol = valueOf('currency') ?? currency
  const fractionDigits = format.resolvedOptions().maximumFractionDigits ?? 2
  const decimal = new Intl.NumberFormat(locale).formatToParts(1.5).find((part) => part.type === 'decimal')?.value ?? '.'
  const isBefore = at('currency') < at('integer')
  return {
    prefix: isBefore ? symbol : undefined,
    suffix: isBefore ? undefined : symbol,
    fractionDigits,
    write: (amount) => writeAmount(amount, locale, fractionDigits),
    parse: (text) =>
      parseAmount(text, { decimal, group: valueOf('group') ?? '', fractionDigits, symbols: [symbol, currency, '$'] }),
  }
}

/** A decimal such as "1234.50" in the locale's digits and separators; never through a float. */
function writeAmount(amount: string, locale: string, fractionDigits: number) {
  if (amount === '') return ''
  const digits = Math.max(fractionDigits, amount.split('.')[1]?.length ?? 0)
  const format = new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits })
  return format.format(amount as `${number}`)
}

interface Separators {
  decimal: string
  group: string
  fractionDigits: number
  symbols: string[]
}

/**
 * The decimal that was typed, '' for nothing, null for what is no amount. Group separators must stand where groups
 * end: "49,90" typed the French way into an English field must not become 4990.
 */
function parseAmount(text: string, { decimal, group, fractionDigits, symbols }: Separators) {
  const bare = symbols
    .reduce((rest, symbol) => rest.replaceAll(symbol, ''), text)
    .replace(/\s+/g, ' ')
    .trim()
  if (bare === '') return text.trim() === '' ? '' : null
  // A point is a decimal point wherever it does not group: number pads have no comma.
  const point = group === '.' ? decimal : `.${decimal}`
  const gap = `[ '${group.trim()}]`
  const pattern = new RegExp(`^([-\u2212]?) ?(\\d+|\\d{1,3}(?:${gap}\\d{3})+)?(?:[${point}](\\d*))?$`)
  const [, sign, whole = '', fraction = ''] = pattern.exec(bare) ?? []
  if (sign === undefined || whole + fraction === '' || fraction.length > fractionDigits) return null
  const units = whole.replace(/\D/g, '').replace(/^0+(?=\d)/, '') || '0'
  const amount = fractionDigits > 0 ? `${units}.${fraction.padEnd(fractionDigits, '0')}` : units
  return sign && /[1-9]/.test(amount) ? `-${amount}` : amount
}
