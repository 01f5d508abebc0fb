const formats = new Map<string, NumberFormat>()

export interface NumberFormat {
  format(value: number | bigint | `${number}`): string
}

/** As wide as a digit, unlike the hyphen of most locales, so that columns of figures stay in line. */
const minus = '\u2212'

/** Caches formats: creating one costs some hundred times as much as using it. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions = {}): NumberFormat {
  const key = locale + JSON.stringify(options)
  let format = formats.get(key)
  if (!format) {
    const { format: plain } = new Intl.NumberFormat(locale, options)
    formats.set(key, (format = { format: (value) => plain(value).replace('-', minus) }))
  }
  return format
}
