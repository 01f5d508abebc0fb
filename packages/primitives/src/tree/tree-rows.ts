import type { Loaded, TreeItem } from './types.ts'

/** A visible row: an item, or a placeholder for children that haven't loaded. */
export interface TreeRow {
  key: string
  kind: 'item' | 'loading' | 'failed'
  /** For a placeholder: the parent item. */
  item: TreeItem
  parentKey: string | undefined
  level: number
  /** The position among its siblings, from 1. */
  position: number
  siblings: number
  /** Undefined for an item without children. */
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
