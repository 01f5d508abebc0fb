export interface FieldConflict<T, Field extends keyof T = keyof T> {
  readonly field: Field
  readonly base: T[Field]
  readonly mine: T[Field]
  readonly theirs: T[Field]
}

export interface Merge<T> {
  /** Both sides' changes; overlapping fields have mine until chosen otherwise. */
  readonly merged: T
  readonly conflicts: readonly FieldConflict<T>[]
  /** Fields that only they changed: kept, and worth mentioning. */
  readonly theirsOnly: readonly (keyof T)[]
}

/**
 * Merges two changes of the same object field by field; `base` is the common ancestor. Fields are the keys of all
 * three; values are compared deeply.
 */
export function mergeThreeWay<T extends object>(base: T, mine: T, theirs: T): Merge<T> {
  const merged: T = { ...base }
  const conflicts: FieldConflict<T>[] = []
  const theirsOnly: (keyof T)[] = []
  const fields = new Set([base, mine, theirs].flatMap((side) => Object.keys(side) as (keyof T)[]))
  for (const field of fields) {
    const isMine = !isSame(base[field], mine[field])
    const isTheirs = !isSame(base[field], theirs[field])
    merged[field] = isMine ? mine[field] : theirs[field]
    if (!isTheirs || isSame(mine[field], theirs[field])) continue
    if (isMine) conflicts.push({ field, base: base[field], mine: mine[field], theirs: theirs[field] })
    else theirsOnly.push(field)
  }
  return { merged, conflicts, theirsOnly }
}

/** Whether two values are deeply equal. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isSame(one[key as never], other[key as never]))
  )
}
