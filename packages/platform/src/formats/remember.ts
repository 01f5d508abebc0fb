/**
 * Building an Intl formatter costs far more than using one, and a table formats hundreds of cells alike.
 * Calls are marked pure, so that a bundler leaves out the formats nobody uses.
 */
export function remember<K extends string[], V>(build: (...key: K) => V): (...key: K) => V {
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
