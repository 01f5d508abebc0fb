/** How one locale writes decimals. */
export interface DecimalNotation {
  decimal: string
  group: string
}

export function decimalNotation(locale: string): DecimalNotation {
  const parts = new Intl.NumberFormat(locale).formatToParts(1234567.5)
  const valueOf = (type: Intl.NumberFormatPartTypes) => parts.find((part) => part.type === type)?.value
  return { decimal: valueOf('decimal') ?? '.', group: valueOf('group') ?? '' }
}

/** A decimal such as "1234.50" in the locale's digits and separators, with so many decimals or more; never through a float. */
export function writeDecimal(amount: string, locale: string, leastDigits: number) {
  if (amount === '') return ''
  const digits = Math.max(leastDigits, amount.split('.')[1]?.length ?? 0)
  const format = new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits })
  return format.format(amount as `${number}`)
}

export interface DecimalRules extends DecimalNotation {
  /** Decimals that the value may have. */
  mostDigits: number
  /** What may stand beside the number without meaning anything, such as the symbol of the currency. */
  symbols?: readonly string[]
}

/**
 * The decimal that was typed, '' for nothing, null for what is no number. Group separators must stand where groups
 * end: "49,90" typed the French way into an English field must not become 4990.
 */
export function parseDecimal(text: string, { decimal, group, mostDigits, symbols = [] }: DecimalRules) {
  const bare = symbols
    .reduce((rest, symbol) => rest.replaceAll(symbol, ''), text)
    // Marks of direction, which Hebrew and Arabic put before a sign.
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
  if (bare === '') return text.trim() === '' ? '' : null
  // A point is a decimal point wherever it does not group: number pads have no comma.
  const point = group === '.' ? decimal : `.${decimal}`
  const gap = `[ '${group.trim()}]`
  const pattern = new RegExp(`^([-\u2212]?) ?(\\d+|\\d{1,3}(?:${gap}\\d{3})+)?(?:[${point}](\\d*))?$`)
  const [, sign, whole = '', fraction = ''] = pattern.exec(bare) ?? []
  if (sign === undefined || whole + fraction === '' || fraction.length > mostDigits) return null
  const units = whole.replace(/\D/g, '').replace(/^0+(?=\d)/, '') || '0'
  const amount = fraction === '' ? units : `${units}.${fraction}`
  return sign && /[1-9]/.test(amount) ? `-${amount}` : amount
}
