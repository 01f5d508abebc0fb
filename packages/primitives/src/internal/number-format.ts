const formats = new Map<string, Intl.NumberFormat>()

/** Making a format costs some hundred times what using it costs. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions = {}) {
  const key = locale + JSON.stringify(options)
  let format = formats.get(key)
  if (!format) formats.set(key, (format = new Intl.NumberFormat(locale, options)))
  return format
}
