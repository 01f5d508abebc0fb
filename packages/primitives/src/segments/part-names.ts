const names = new Map<string, string>()

/** "Day", "Heure": what a locale calls a part of a date or a time, as a label. */
export function partName(locale: string, part: 'day' | 'month' | 'year' | 'hour' | 'minute' | 'dayPeriod') {
  const key = `${locale} ${part}`
  let name = names.get(key)
  if (name === undefined) {
    const [first = '', ...rest] = new Intl.DisplayNames(locale, { type: 'dateTimeField' }).of(part) ?? part
    names.set(key, (name = first.toLocaleUpperCase(locale) + rest.join('')))
  }
  return name
}

/** "dd", "mm", "yyyy": from how a locale calls a part, so "jj" and "aaaa" in French. */
export function partPlaceholder(locale: string, part: Parameters<typeof partName>[1]) {
  const [first = ''] = partName(locale, part).toLocaleLowerCase(locale).normalize('NFD')
  return first.repeat(part === 'year' ? 4 : 2)
}
