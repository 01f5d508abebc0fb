import type { KeyboardEvent } from 'react'
import type { TreeRow } from './tree-rows.ts'
import type { TreeItem } from './types.ts'
import type { TreeRowsState } from './useTreeRows.ts'

interface TreeKeys {
  rows: readonly TreeRow[]
  state: TreeRowsState
  /** Activates an item on Enter, if a press selects. */
  onEnter: ((item: TreeItem) => void) | undefined
}

/** Returns a capture-phase handler of the tree pattern's keys that React Aria doesn't handle. */
export function treeKeys({ rows, state, onEnter }: TreeKeys) {
  return function onKeyDownCapture(event: KeyboardEvent<HTMLElement>) {
    const target = event.target as HTMLElement
    const line = target.closest<HTMLElement>('[data-index]')
    const row = rows[Number(line?.dataset.index)]
    if (!line || !row || event.altKey || event.ctrlKey || event.metaKey) return
    if (target === line ? !press(event, row) : !leaveActions(event.key, target, line)) return
    event.preventDefault()
    event.stopPropagation()
  }

  /** Handles a key; returns whether it did. */
  function press({ key, currentTarget }: KeyboardEvent<HTMLElement>, row: TreeRow) {
    if (key === '*') {
      const siblings = rows.filter((one) => one.parentKey === row.parentKey && one.isExpanded === false)
      state.setExpandedKeys(new Set([...state.expandedKeys, ...siblings.map((one) => one.key)]))
      return true
    }
    if (key === 'Enter' && onEnter && row.kind === 'item') {
      if (!row.item.isDisabled) onEnter(row.item)
      return true
    }
    if (!row.isExpanded || key !== (currentTarget.matches(':dir(rtl)') ? 'ArrowLeft' : 'ArrowRight')) return false
    state.selectionManager.setFocusedKey(rows[rows.indexOf(row) + 1]?.key ?? row.key)
    return true
  }
}

/** Moves focus from an item's buttons back to the item. */
function leaveActions(key: string, target: HTMLElement, line: HTMLElement) {
  if (key !== 'Escape' || target.closest('dialog, [popover]')) return false
  line.focus()
  return true
}
