import type { Dictionary } from '@memberkit/foundation/messages'
import type { Locale } from '@memberkit/platform/formats'
import { sharedWords, wordsOf } from '../messages/namespaces.ts'
import { consoleServices } from '../services.ts'
import { type WordModule, wordTable } from './table.ts'

/** Loads the words of a service, and the labels of its enumerations. */
export type WordLoaders = Readonly<Record<string, () => Promise<readonly WordModule[]>>>

/**
 * Returns the words of every service, each loaded when a page of it is shown. What loads them is itself loaded: a
 * hundred and fifty imports are too many for the first page.
 */
export function wordDictionaries(locale: Locale, loaders: () => Promise<WordLoaders>): readonly Dictionary[] {
  return [sharedWords, ...consoleServices.map(({ service }) => wordsOf(service))].map(({ namespace }) => ({
    namespace,
    locale,
    load: async () => wordTable(...((await (await loaders())[nameIn(namespace)]?.()) ?? [])),
  }))
}

const nameIn = (namespace: string) => namespace.slice(wordsOf('').namespace.length)
