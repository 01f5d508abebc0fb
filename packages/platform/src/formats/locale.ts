/** The four supported locales. */
export const locales = ['en-US', 'en-CA', 'fr-CA', 'es-US'] as const

export type Locale = (typeof locales)[number]

const byLanguage: Partial<Record<string, Locale>> = { en: 'en-US', fr: 'fr-CA', es: 'es-US' }

/**
 * Returns the nearest supported locale, the first match winning: `fr-FR` gives `fr-CA`, `es-MX` gives `es-US`, an
 * unsupported language gives `en-US`.
 *
 * @param wanted language tags in order of preference, such as `navigator.languages`
 */
export function closestLocale(wanted: readonly string[]): Locale {
  for (const tag of wanted) {
    const exact = locales.find((locale) => locale.toLowerCase() === tag.toLowerCase())
    const found = exact ?? byLanguage[tag.slice(0, 2).toLowerCase()]
    if (found) return found
  }
  return 'en-US'
}
