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
