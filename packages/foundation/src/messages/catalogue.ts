import type { Dictionary, MessageTable } from './messages.ts'

/** All messages that the host passed, by namespace, for one locale. */
export interface Catalogue {
  /** Returns the loaded messages of a namespace. */
  read(namespace: string): MessageTable
  /** Whether messages of the namespace are still to be loaded. */
  isWaiting(namespace: string): boolean
  /** Loads missing messages, once for all callers. Rejects on failure, and can be called again. */
  load(namespace: string): Promise<unknown>
  /** Returns the dictionaries with what has been loaded. */
  dictionaries(): DictionaryList
  /** Whether the namespace has messages in the locale's language, not only in another. */
  speaks(namespace: string): boolean
  /** Returns the same dictionaries for another locale; keeps loaded ones. */
  in(locale: string): Catalogue
}

export type DictionaryList = readonly (Dictionary | readonly Dictionary[])[]

/**
 * Creates a catalogue. Dictionaries of the locale override those of its language, which override the rest; among equals
 * the last wins, so hosts can override a kit's wording.
 */
export function catalogueOf(dictionaries: DictionaryList, locale: string): Catalogue {
  const distance = (one: Dictionary) =>
    one.locale === locale ? 2 : one.locale.slice(0, 2) === locale.slice(0, 2) ? 1 : 0
  const layers = (dictionaries.flat() as Dictionary[]).sort((one, other) => distance(one) - distance(other))
  const merged = new Map<string, MessageTable>()
  const loading = new Map<string, Promise<unknown>>()
  const inOthers = new Map<string, Catalogue>()

  const speaks = (namespace: string) => layers.some((layer) => layer.namespace === namespace && distance(layer) > 0)

  function missing(namespace: string) {
    const lazy = layers.filter((layer) => layer.namespace === namespace && layer.load)
    const nearest = Math.max(...lazy.map(distance))
    if (nearest === 0 && speaks(namespace)) return []
    return lazy.filter((layer) => !layer.messages && distance(layer) === nearest)
  }

  function load(namespace: string) {
    let wait = loading.get(namespace)
    if (!wait) {
      const arrivals = missing(namespace).map(async (layer) => {
        const messages = await layer.load?.()
        layers[layers.indexOf(layer)] = { ...layer, messages }
      })
      wait = Promise.all(arrivals).finally(() => {
        loading.delete(namespace)
        merged.delete(namespace)
      })
      loading.set(namespace, wait)
    }
    return wait
  }

  function read(namespace: string) {
    let table = merged.get(namespace)
    if (!table) {
      table = Object.assign(
        {},
        ...layers.map((layer) => layer.namespace === namespace && layer.messages),
      ) as MessageTable
      merged.set(namespace, table)
    }
    return table
  }

  return {
    read,
    load,
    speaks,
    dictionaries: () => [...layers],
    isWaiting: (namespace) => missing(namespace).length > 0,
    in: (other) => {
      const read = inOthers.get(other) ?? catalogueOf(dictionaries, other)
      inOthers.set(other, read)
      return read
    },
  }
}
