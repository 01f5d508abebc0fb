import type { Dictionary, MessageTable } from './messages.ts'

/** Every message the host gave, by namespace, for one locale. */
export interface Catalogue {
  /** The messages of a namespace that are here now. */
  read(namespace: string): MessageTable
  /** Settles when nothing of the namespace is missing any more; `undefined` when nothing is. */
  load(namespace: string): Promise<unknown> | undefined
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

  function load(namespace: string) {
    const lazy = layers.filter((layer) => layer.namespace === namespace && layer.load)
    const nearest = Math.max(...lazy.map(distance))
    const missing = lazy.filter((layer) => !layer.messages && distance(layer) === nearest)
    if (!missing.length) return undefined
    let wait = loading.get(namespace)
    if (!wait) {
      wait = Promise.all(
        missing.map(async (layer) => layers.splice(layers.indexOf(layer), 1, { ...layer, ...(await layer.load?.()) })),
      ).finally(() => {
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

  return { read, load }
}
