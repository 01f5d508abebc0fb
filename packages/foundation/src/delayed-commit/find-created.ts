/** The known items and the time when a request without an idempotency key was sent. */
export interface KnownBefore {
  /** The ids of the items known then. Absent if the list hadn't loaded. */
  readonly ids?: ReadonlySet<string>
  /** The platform's time then, in milliseconds. */
  readonly at: number
}

export interface CreatedItem<Item> {
  readonly idOf: (item: Item) => string
  /** Returns the creation time, as an instant. */
  readonly createdAt: (item: Item) => string
  /** Whether author and content are those of the request. */
  readonly isSame: (item: Item) => boolean
}

/** Two clocks may differ by the duration of a response, in milliseconds. */
const tolerance = 10_000

/** Returns the item that a lost request has created: of the same content, and not known before. */
export function findCreated<Item>(
  items: readonly Item[],
  { ids, at }: KnownBefore,
  { idOf, createdAt, isSame }: CreatedItem<Item>,
): Item | undefined {
  const isNew = (item: Item) => (ids ? !ids.has(idOf(item)) : Date.parse(createdAt(item)) > at - tolerance)
  // As sent, a list may hold what is no item at all.
  return items.find((item) => item && isNew(item) && isSame(item))
}
