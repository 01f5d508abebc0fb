import type { DropTarget, ItemDropTarget } from 'react-aria/useDroppableCollection'
import type { TreeRow } from './tree-rows.ts'
import type { TreeItem, TreeDropTarget } from './types.ts'

/** Returns the dragged items in tree order, without descendants of other dragged items. */
export function movedItems(rows: readonly TreeRow[], keys: ReadonlySet<string | number>): TreeItem[] {
  const parents = new Map(rows.map(({ key, parentKey }) => [key, parentKey]))
  function isBelowMoved(key: string | undefined): boolean {
    const parent = key === undefined ? undefined : parents.get(key)
    return parent !== undefined && (keys.has(parent) || isBelowMoved(parent))
  }
  return rows.filter(({ key }) => keys.has(key) && !isBelowMoved(key)).map(({ item }) => item)
}

export function placeOf({ key, dropPosition }: ItemDropTarget): TreeDropTarget {
  return { id: String(key), position: dropPosition === 'on' ? 'into' : dropPosition }
}

/** Returns the items that end at a row: itself, and its ancestors whose last descendant it is. */
export function closing(rows: readonly TreeRow[], index: number): TreeRow[] {
  const next = rows[index + 1]?.level ?? 0
  const ended: TreeRow[] = []
  let row = rows[index]
  while (row && row.level > next) {
    ended.push(row)
    row = rows.find(({ key }) => key === row?.parentKey)
  }
  return ended
}

/**
 * Returns the drop target at a vertical position, measured from the top of the tree. The edges of a row are targets
 * beside its item.
 */
export function targetAt(
  root: HTMLElement | null,
  y: number,
  isValid: (target: DropTarget) => boolean,
): DropTarget | null {
  const top = root?.getBoundingClientRect().top ?? 0
  for (const line of root?.querySelectorAll<HTMLElement>(':scope > [data-key]') ?? []) {
    const box = line.getBoundingClientRect()
    if (y + top >= box.bottom) continue
    const at = (y + top - box.top) / box.height
    const edge = at < 0.5 ? 'before' : 'after'
    const positions = at > 0.25 && at < 0.75 ? (['on', edge] as const) : ([edge, 'on'] as const)
    const targets = positions.map((dropPosition) => ({
      type: 'item' as const,
      key: line.dataset.key ?? '',
      dropPosition,
    }))
    return targets.find(isValid) ?? null
  }
  return null
}
