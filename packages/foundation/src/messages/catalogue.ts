import type { Dictionary, MessageTable } from './messages.ts'

/** Every message the host gave, by namespace, for one locale. */
export interface Catalogue {
  /** The messages of a namespace that are here now. */
  read(namespace: string): MessageTable
  /** Whether something of the namespace is still to be loaded. */
  isWaiting(namespace: string): boolean
  /** Loads what is missing, once however many ask. Rejects when it cannot, and then can be asked again. */
  load(namespace: string): Promise<unknown>
  /** Whether the namespace has messages in the language of the locale, and not just in another one. */
  speaks(namespace: string): boolean
  /** The same dictionaries read in another locale, what is loaded kept. */
  in(locale: string): Catalogue
}

export type DictionaryList = readonly (Dictionary | readonly Dictionary[])[]

/**
 * Dictionaries of the locale win over those of its language, those over the rest; among equals the last wins,
 * which is how a host overrides a kit's wording.
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
    isWaiting: (namespace) => missing(namespace).length > 0,
    in: (other) => {
      const read = inOthers.get(other) ?? catalogueOf(dictionaries, other)
      inOthers.set(other, read)
      return read
    },
  }
}
