import { isSame, type Merge, mergeThreeWay } from '../conflict/merge.ts'

/** The merge of both sides' changes of one value. */
export interface Merged<Value> {
  /** With mine where they overlap. */
  readonly mine: Value
  /** With theirs where they overlap. Equal to `mine` without overlap. */
  readonly theirs: Value
  readonly isConflict: boolean
}

/** Merges two changes of one value; `base` is the common ancestor. */
export type Merger<Value> = (base: Value, mine: Value, theirs: Value) => Merged<Value>

export type Mergers<D> = { readonly [Field in keyof D]?: Merger<D[Field]> }

/** Merges a value as a whole. */
export function mergeWhole<Value>(base: Value, mine: Value, theirs: Value): Merged<Value> {
  if (isSame(base, mine)) return agreed(theirs)
  if (isSame(base, theirs) || isSame(mine, theirs)) return agreed(mine)
  return { mine, theirs, isConflict: true }
}

/**
 * Merges records key by key, such as the hours of each day. `each` merges the value of a key.
 *
 * @example
 * merge: { businessHours: mergeByKey() }
 */
/* @__NO_SIDE_EFFECTS__ */
export function mergeByKey<Value extends object>(each: Merger<Value[keyof Value]> = mergeWhole): Merger<Value> {
  return (base, mine, theirs) => {
    const { merged, conflicts } = mergeThreeWay(base, mine, theirs)
    const sides = { mine: { ...merged }, theirs: { ...merged } }
    let isConflict = false
    for (const { field, ...values } of conflicts) {
      const part = each(values.base, values.mine, values.theirs)
      sides.mine[field] = part.mine
      sides.theirs[field] = part.theirs
      isConflict ||= part.isConflict
    }
    return { ...sides, isConflict }
  }
}

/**
 * Merges lists item by item; `keyOf` identifies items. If two items of a list have the same key, the list is one value.
 * `each` merges an item that both sides changed.
 *
 * @example
 * merge: { phones: mergeByItem(({ type, number }) => `${type} ${number}`) }
 */
/* @__NO_SIDE_EFFECTS__ */
export function mergeByItem<List extends readonly unknown[]>(
  keyOf: (item: List[number]) => string,
  each: Merger<List[number]> = mergeWhole,
): Merger<List> {
  type Item = List[number]
  const mergeItem: Merger<Item | undefined> = (base, mine, theirs) =>
    base !== undefined && mine !== undefined && theirs !== undefined
      ? each(base, mine, theirs)
      : mergeWhole(base, mine, theirs)
  const mergeAll = mergeByKey<Record<string, Item | undefined>>(mergeItem)
  return (base, mine, theirs) => {
    // The prefix keeps numeric keys in order in a record, and avoids names of the prototype.
    // An optional list may be absent.
    const sides = [base, mine, theirs].map((list: List | undefined): readonly Item[] => list ?? [])
    const lists = sides.map((list) => new Map(list.map((item) => [`#${keyOf(item)}`, item])))
    const [old, ours, others] = lists as [Items<Item>, Items<Item>, Items<Item>]
    if (lists.some(({ size }, at) => size < sides[at]!.length)) return mergeWhole(base, mine, theirs)
    const merged = mergeAll(recordOf(old), recordOf(ours), recordOf(others))
    const order = orderOf(old, ours, others)
    const listOf = (side: Record<string, Item | undefined>) =>
      order.map((key) => side[key]).filter((item) => item !== undefined) as unknown as List
    return { mine: listOf(merged.mine), theirs: listOf(merged.theirs), isConflict: merged.isConflict }
  }
}

type Items<Item> = Map<string, Item>

const recordOf = <Item>(items: Items<Item>): Record<string, Item> => Object.fromEntries(items)

/**
 * Returns the order of the side that moved items, mine if both did; the other side's new items follow their
 * predecessor.
 */
function orderOf(base: Items<unknown>, mine: Items<unknown>, theirs: Items<unknown>): string[] {
  const hasMoved = (side: Items<unknown>) => {
    const [before, after] = [base, side].map((one) => [...one.keys()].filter((key) => base.has(key) && side.has(key)))
    return !isSame(before, after)
  }
  const isTheirs = isSame([...mine.keys()], [...base.keys()]) || (!hasMoved(mine) && hasMoved(theirs))
  const [order, others] = [mine, theirs].map((side) => [...side.keys()]) as [string[], string[]]
  if (isTheirs) return interleaved(others, order)
  return interleaved(order, others)
}

function interleaved(order: readonly string[], others: readonly string[]): string[] {
  const all = [...order]
  others.forEach((key, at) => {
    if (!all.includes(key)) all.splice(all.indexOf(others[at - 1]!) + 1, 0, key)
  })
  return all
}

/**
 * Merges two changes of a draft field by field, and fields with a merger part by part. Both sides of a conflict contain
 * all non-overlapping changes, so either can be kept. `theirsOnly` names fields with changes of theirs, alone or beside
 * mine.
 */
export function mergeFields<D extends object>(base: D, mine: D, theirs: D, mergers: Mergers<D>): Merge<D> {
  const plain = mergeThreeWay(base, mine, theirs)
  const merge = {
    merged: { ...plain.merged },
    theirsOnly: [...plain.theirsOnly],
    conflicts: [] as Merge<D>['conflicts'],
  }
  for (const conflict of plain.conflicts) {
    const { field } = conflict
    const parts = (mergers[field] ?? mergeWhole)(conflict.base, conflict.mine, conflict.theirs)
    merge.merged[field] = parts.mine
    if (parts.isConflict)
      merge.conflicts = [...merge.conflicts, { ...conflict, mine: parts.mine, theirs: parts.theirs }]
    else merge.theirsOnly.push(field)
  }
  return merge
}

const agreed = <Value>(value: Value): Merged<Value> => ({ mine: value, theirs: value, isConflict: false })
