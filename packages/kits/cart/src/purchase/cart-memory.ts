import type { NewOrder } from '@memberkit/contract/commerce/orders'

/** The order that a cart has become, known to every tab of this browser. */
export interface CartRecord {
  orderId: string
  isBought: boolean
  /** The ordered content, as `contentOf` returns it. */
  content: string
  /** Milliseconds since 1970. */
  at: number
}

/** Milliseconds after which a cart without a key of its own may be bought again without asking. */
const keptFor = 30 * 60_000

const nameOf = (key: string) => `memberkit.cart ${key}`

/** Returns what became of a cart; undefined if nothing is known. A device that stores nothing knows nothing. */
export function recall(key: string, isDerived: boolean, now: number): CartRecord | undefined {
  try {
    const record: unknown = JSON.parse(localStorage.getItem(nameOf(key)) ?? 'null')
    if (typeof record !== 'object' || record === null) return undefined
    const { orderId, isBought, content, at } = record as Partial<CartRecord>
    if (typeof orderId !== 'string' || typeof content !== 'string' || typeof at !== 'number') return undefined
    return isDerived && now - at > keptFor ? undefined : { orderId, isBought: isBought === true, content, at }
  } catch {
    return undefined
  }
}

/** Stores what became of a cart, or forgets it. Order ids only, nothing personal. */
export function remember(key: string, record: CartRecord | undefined): void {
  try {
    if (record) localStorage.setItem(nameOf(key), JSON.stringify(record))
    else localStorage.removeItem(nameOf(key))
  } catch {
    // Without storage, the order's own status still prevents a second purchase of it.
  }
}

/** Returns a short text that differs for carts of different contents. It names nobody and can't be read back. */
export function contentOf({ offers, currency, region }: NewOrder): string {
  return hashOf(JSON.stringify([offers, currency, region]))
}

/** Returns a key for a cart that has none of its own, from what is ordered for whom. */
export function keyFor(wanted: NewOrder, identityId = '', groupId = ''): string {
  return hashOf([contentOf(wanted), identityId, groupId].join(' '))
}

function hashOf(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0
  }
  return `${hash.toString(36)}-${text.length.toString(36)}`
}
