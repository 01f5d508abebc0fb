const formats = new Map<string, Intl.NumberFormat>()

/**
 * An amount such as '-1204.50' by the rules of a locale. It stays text all the way: as a number, a large amount
 * would lose its cents. Undefined when it is no decimal.
 */
export function formatMoney(amount: string, currency: string, locale: string): string | undefined {
  if (!isDecimal(amount)) return undefined
  return formatOf(currency, locale)?.format(amount) ?? `${amount} ${currency}`
}

function isDecimal(text: string): text is `${number}` {
  return /^[+-]?\d+(\.\d+)?$/.test(text)
}

/** Undefined for a code that no currency can have, which Intl refuses by throwing. */
function formatOf(currency: string, locale: string) {
  if (!/^[a-z]{3}$/i.test(currency)) return undefined
  const key = `${locale} ${currency}`
  const known = formats.get(key)
  if (known) return known
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency })
  formats.set(key, format)
  return format
}
