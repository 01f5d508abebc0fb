import type { Loaded, TreeItem } from './types.ts'

/** One line of the tree as it is now: an item, or what stands for children that are not there. */
export interface TreeRow {
  key: string
  kind: 'item' | 'loading' | 'failed'
  /** Of a line that stands for children: the item they belong to. */
  item: TreeItem
  parentKey: string | undefined
  level: number
  /** Among its siblings, counted from 1. */
  position: number
  siblings: number
  /** Undefined where there is nothing to open. */
  isExpanded: boolean | undefined
}

export function rowsOf(
  items: readonly TreeItem[],
  expandedIds: ReadonlySet<string>,
  loaded: ReadonlyMap<string, Loaded>,
): readonly TreeRow[] {
  const rows: TreeRow[] = []
  add(items, 1, undefined)
  return rows

  function add(siblings: readonly TreeItem[], level: number, parentKey: string | undefined) {
    siblings.forEach((item, index) => {
      const children = item.children ?? (item.isLazy ? (loaded.get(item.id) ?? 'loading') : [])
      const isExpanded = children.length > 0 ? expandedIds.has(item.id) : undefined
      const place = { item, parentKey, level, position: index + 1, siblings: siblings.length }
      rows.push({ ...place, key: item.id, kind: 'item', isExpanded })
      if (!isExpanded) return
      if (typeof children !== 'string') return add(children, level + 1, item.id)
      const stand = { item, parentKey: item.id, level: level + 1, position: 1, siblings: 1, isExpanded: undefined }
      rows.push({ ...stand, key: `${item.id} ${children}`, kind: children })
    })
  }
}

const pause = 600
const { compare } = new Intl.Collator(undefined, { usage: 'search', sensitivity: 'base' })

/** What has been typed to find an item, and when the last key of it was pressed, in milliseconds. */
export interface Typed {
  text: string
  at: number
}

/** The next item whose label begins with what has been typed; accents need not be typed. */
export function typedIndex(rows: readonly TreeRow[], at: number, key: string, now: number, typed: Typed) {
  const text = (now - typed.at > pause ? '' : typed.text) + key
  typed.text = text
  typed.at = now
  // One letter again and again goes round the items that start with it.
  const isRepeat = [...text].every((letter) => letter === text[0])
  const wanted = isRepeat ? text.slice(0, 1) : text
  const from = isRepeat ? at + 1 : at
  const isWanted = ({ kind, item }: TreeRow) =>
    kind === 'item' && compare(item.label.slice(0, wanted.length), wanted) === 0
  const after = rows.findIndex((row, index) => index >= from && isWanted(row))
  return after < 0 ? rows.findIndex(isWanted) : after
}
