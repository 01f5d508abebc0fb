/**
 * Memoizes Intl formatters: creating one costs far more than using it, and a table formats hundreds of cells alike.
 * Calls are marked pure, so bundlers drop unused formats.
 */
export function memoize<K extends string[], V>(build: (...key: K) => V): (...key: K) => V {
  const built = new Map<string, V>()
  return (...key) => {
    const name = key.join('|')
    const known = built.get(name)
    if (known !== undefined) return known
    const fresh = build(...key)
    built.set(name, fresh)
    return fresh
  }
}
