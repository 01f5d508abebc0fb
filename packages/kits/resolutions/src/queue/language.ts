import type { Locale } from '@memberkit/platform/formats'

/** Creating a format costs more than a whole row, so each name is made once. */
const names = new Map<string, string>()

/** Returns the language of a locale in words, such as "French" for `fr-CA`; what isn't one, unchanged. */
export function languageName(of: string, locale: Locale): string {
  const key = `${of} ${locale}`
  let name = names.get(key)
  if (name === undefined) {
    name = nameOf(of, locale)
    names.set(key, name)
  }
  return name
}

function nameOf(of: string, locale: Locale): string {
  try {
    const name = new Intl.DisplayNames(locale, { type: 'language' }).of(new Intl.Locale(of).language) ?? of
    return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
  } catch {
    return of
  }
}
