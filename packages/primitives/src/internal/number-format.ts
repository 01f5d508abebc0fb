const formats = new Map<string, Intl.NumberFormat>()

/** Caches formats: creating one costs some hundred times as much as using it. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions = {}) {
  const key = locale + JSON.stringify(options)
  let format = formats.get(key)
  if (!format) formats.set(key, (format = new Intl.NumberFormat(locale, options)))
  return format
}
