/** Returns the name of a language: `fr-CA` as "Canadian French". A text that is no language tag stays as it is. */
export function languageName(tag: string, locale: string): string {
  try {
    return new Intl.DisplayNames(locale, { type: 'language' }).of(tag) ?? tag
  } catch {
    return tag
  }
}

/** The languages that contracts are written in, each by its own name. */
export const contractLanguages: Readonly<Record<string, string>> = {
  'en-US': 'English (US)',
  'en-CA': 'English (Canada)',
  'fr-CA': 'Français (Canada)',
  'es-US': 'Español (EE. UU.)',
}
