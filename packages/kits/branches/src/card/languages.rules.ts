import { humanize } from '@memberkit/foundation/status'
import type { Provider } from '../shared/received.ts'

/** Returns the languages of several lawyers in the reader's words, each once and sorted. */
export function languagesOf(providers: readonly Pick<Provider, 'languages'>[], locale: string): string[] {
  const names = new Intl.DisplayNames(locale, { type: 'language', fallback: 'none' })
  const all = providers.flatMap(({ languages = [] }) => languages.map((one) => nameOf(one, names)))
  return [...new Set(all)].toSorted((one, other) => one.localeCompare(other, locale))
}

// The list of languages isn't shown: codes are named, names stay as they are.
function nameOf(language: string, names: Intl.DisplayNames): string {
  const name = /^[a-z]{2,3}(-[A-Za-z\d]+)*$/.test(language) ? names.of(language) : undefined
  return name ?? (/^[A-Z_]+$/.test(language) ? humanize(language) : language)
}
