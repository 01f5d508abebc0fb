const names = new Map<string, string>()

/** Returns a locale's label of a date or time part: "Day", "Heure". */
export function partName(locale: string, part: 'day' | 'month' | 'year' | 'hour' | 'minute' | 'dayPeriod') {
  const key = `${locale} ${part}`
  let name = names.get(key)
  if (name === undefined) {
    const [first = '', ...rest] = new Intl.DisplayNames(locale, { type: 'dateTimeField' }).of(part) ?? part
    names.set(key, (name = first.toLocaleUpperCase(locale) + rest.join('')))
  }
  return name
}

/** Returns a locale's placeholder of a part: "dd", "mm", "yyyy"; in French "jj", "aaaa". */
export function partPlaceholder(locale: string, part: Parameters<typeof partName>[1]) {
  const [first = ''] = partName(locale, part).toLocaleLowerCase(locale).normalize('NFD')
  return first.repeat(part === 'year' ? 4 : 2)
}
