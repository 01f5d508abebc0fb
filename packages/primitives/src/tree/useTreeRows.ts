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

/** Returns React Aria's tree state for the visible rows. */
export function useTreeRows(settings: TreeRowsSettings) {
  const { rows, load, selectionMode, expandedIds, onExpandedChange, selectedIds, onSelectionChange } = settings
  const collection = useMemo(() => new AriaCollection(rows.map((row) => itemOf(row, load))), [rows, load])
  const disabledKeys = useMemo(() => rows.filter((row) => !canSelect(row)).map(({ key }) => key), [rows])
  const state = useTreeState<object>({
    collection,
    disabledKeys,
    // Disabled items stay focusable and expandable.
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

/** Excludes placeholders from type-ahead. */
function itemOf({ key, kind, item, parentKey, level }: TreeRow, load: (item: TreeItem) => void) {
  const place = { key, parentKey, level: level - 1 }
  if (kind === 'failed') return { ...place, text: '', onAction: () => load(item) }
  return { ...place, text: kind === 'item' ? item.label : '' }
}

/** Keeps focus near a removed row: React Aria would move it to the whole tree. */
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
  // A placeholder is replaced by the loaded children: focuses the first one.
  if (parent >= 0) return rows[parent]?.isExpanded ? parent + 1 : parent
  return Math.min(index, rows.length - 1)
}
