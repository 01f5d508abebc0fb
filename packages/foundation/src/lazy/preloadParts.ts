import { catalogueOf, type DictionaryList } from '../messages/catalogue.ts'
import type { LazyPart } from './lazyPart.tsx'

/**
 * Loads parts before rendering, with their messages. Returns the dictionaries with the loaded messages, for the
 * provider: with the same parts preloaded, a server and the browser that hydrates its HTML render alike. What fails to
 * load is left to the part, which tries again.
 */
export async function preloadParts(
  parts: readonly Pick<LazyPart<never>, 'load'>[],
  messages: DictionaryList,
  locale: string,
): Promise<DictionaryList> {
  const catalogue = catalogueOf(messages, locale)
  await Promise.allSettled(parts.map((part) => part.load(catalogue)))
  return parts.length > 0 ? catalogue.dictionaries() : messages
}
