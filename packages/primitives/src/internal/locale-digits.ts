const tables = new Map<string, (text: string) => string>()

/** Reads the digits of a locale, such as those of Arabic, and the Latin ones, which every keyboard has. */
export function latinDigits(locale: string, text: string) {
  let read = tables.get(locale)
  if (!read) tables.set(locale, (read = tableOf(locale)))
  return read(text)
}

function tableOf(locale: string) {
  const { format } = new Intl.NumberFormat(locale, { useGrouping: false })
  const digits = Array.from({ length: 10 }, (_, digit) => format(digit))
  if (digits[1] === '1') return (text: string) => text
  return (text: string) => text.replace(/\p{Nd}/gu, (digit) => String(digits.indexOf(digit)).replace('-1', digit))
}

export function onlyDigits(text: string) {
  return text.replace(/\P{Nd}/gu, '')
}
