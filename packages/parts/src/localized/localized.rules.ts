import type { Locale } from '@memberkit/platform/formats'

/** A text in one locale, as products, offers and families carry them. */
export interface LocalizedText {
  readonly locale: string
  readonly text: string
}

/** A text to show, with the `lang` it needs where that differs from the page's language. */
export interface ShownText {
  readonly text: string
  readonly lang?: string | undefined
}

/**
 * Returns the text of a locale: its own, then one in the same language, then English, then any. Without a text, returns
 * `fallback`, such as the internal name.
 */
export function textIn(texts: readonly LocalizedText[], locale: Locale, fallback: string): ShownText {
  const written = texts.filter(({ text }) => text.trim() !== '')
  const found =
    written.find((one) => one.locale === locale) ??
    written.find((one) => languageOf(one.locale) === languageOf(locale)) ??
    written.find((one) => languageOf(one.locale) === 'en') ??
    written[0]
  if (!found) return { text: fallback }
  return languageOf(found.locale) === languageOf(locale)
    ? { text: found.text }
    : { text: found.text, lang: found.locale }
}

const languageOf = (locale: string): string => locale.split('-')[0]!.toLowerCase()
