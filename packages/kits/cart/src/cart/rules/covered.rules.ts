import type { CartLine } from './lines.rules.ts'
import type { Entitlement } from '../received.ts'

type Owned = Pick<Entitlement, 'id' | 'status' | 'product'>

/** Returns the active entitlement to the same product for each line that has one, by the line's key. */
export function coveredBy(lines: readonly CartLine[], owned: readonly Owned[]): ReadonlyMap<string, string> {
  const active = owned.filter(({ status }) => status === 'ACTIVE')
  const found = lines.flatMap(({ key, choice }) => {
    const same = active.find(({ product }) => product.productId === choice?.product.id)
    return same ? [[key, same.id] as const] : []
  })
  return new Map(found)
}
