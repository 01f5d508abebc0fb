'use client'
import { useMemo, useRef } from 'react'
import { useTreeState } from 'react-stately/useTreeState'
import { AriaCollection } from '../internal/aria-collection.ts'
import { useBrowserEffect } from '../internal/use-browser-effect.ts'
import type { TreeRow } from './tree-rows.ts'
import type { TreeItem } from './types.ts'

interface TreeRowsSettings {
  rows: readonly TreeRow[]
  load: (item: TreeItem) => void
  selectionMode: 'none' | 'single' | 'multiple'
  expandedIds: ReadonlySet<string>
  onExpandedChange: (ids: ReadonlySet<string>) => void
  selectedIds: ReadonlySet<string>
  onSelectionChange: (ids: ReadonlySet<string>) => void
}

/** React Aria's state of a tree, over the lines that are open now. */
export function useTreeRows(settings: TreeRowsSettings) {
  const { rows, load, selectionMode, expandedIds, onExpandedChange, selectedIds, onSelectionChange } = settings
  const collection = useMemo(() => new AriaCollection(rows.map((row) => itemOf(row, load))), [rows, load])
  const disabledKeys = useMemo(() => rows.filter((row) => !canSelect(row)).map(({ key }) => key), [rows])
  const state = useTreeState<object>({
    collection,
    disabledKeys,
    // They can be reached and opened.
    disabledBehavior: 'selection',
    expandedKeys: expandedIds,
    onExpandedChange: (keys) => onExpandedChange(keys as Set<string>),
    selectionMode,
    selectedKeys: selectedIds,
    onSelectionChange(keys) {
      const all = () => new Set([...selectedIds, ...rows.filter(canSelect).map(({ key }) => key)])
      onSelectionChange(keys === 'all' ? all() : (keys as Set<string>))
    },
  })
  useKeptPlace(rows, state)
  return state
}

export type TreeRowsState = ReturnType<typeof useTreeRows>

const canSelect = ({ kind, item }: TreeRow) => kind === 'item' && !item.isDisabled

/** What stands for children that are not there is not found by its letters. */
function itemOf({ key, kind, item, parentKey, level }: TreeRow, load: (item: TreeItem) => void) {
  const place = { key, parentKey, level: level - 1 }
  if (kind === 'failed') return { ...place, text: '', onAction: () => load(item) }
  return { ...place, text: kind === 'item' ? item.label : '' }
}

/** React Aria gives up the place of a line that goes; the focus would be on the tree as a whole. */
function useKeptPlace(rows: readonly TreeRow[], { selectionManager }: TreeRowsState) {
  const place = useRef({ parentKey: undefined as string | undefined, index: 0 })
  useBrowserEffect(() => {
    const { focusedKey } = selectionManager
    if (focusedKey === null) return
    const index = rows.findIndex(({ key }) => key === focusedKey)
    if (index < 0) return selectionManager.setFocusedKey(rows[indexNow(rows, place.current)]?.key ?? null)
    place.current = { parentKey: rows[index]?.parentKey, index }
  })
}

function indexNow(rows: readonly TreeRow[], { parentKey, index }: { parentKey: string | undefined; index: number }) {
  const parent = rows.findIndex(({ key }) => key === parentKey)
  // What stood for children goes when they come: on to the first of them.
  if (parent >= 0) return rows[parent]?.isExpanded ? parent + 1 : parent
  return Math.min(index, rows.length - 1)
}
