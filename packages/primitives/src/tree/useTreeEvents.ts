'use client'
import { type KeyboardEvent, type MouseEvent, useRef } from 'react'
import { isTyped, type Typed, typedItem } from '../internal/type-ahead.ts'
import type { TreeRow } from './tree-rows.ts'
import type { TreeItem } from './types.ts'
import type { useTreeFocus } from './useTreeFocus.ts'

interface TreeState {
  rows: readonly TreeRow[]
  focus: Pick<ReturnType<typeof useTreeFocus>, 'indexNow' | 'moveTo'>
  load: (item: TreeItem) => void
  selectionMode: 'none' | 'single' | 'multiple'
  expandedIds: ReadonlySet<string>
  onExpandedChange: (ids: ReadonlySet<string>) => void
  selectedIds: ReadonlySet<string>
  onSelectionChange: (ids: ReadonlySet<string>) => void
  onAction: ((item: TreeItem) => void) | undefined
}

/** The tree view pattern of the WAI-ARIA Authoring Practices, and the pointer. */
export function useTreeEvents(state: TreeState) {
  const { rows, focus, load, selectionMode, expandedIds, onExpandedChange, selectedIds, onSelectionChange } = state
  const { onAction } = state
  const typed = useRef<Typed>({ text: '', at: 0 })

  const canSelect = (row: TreeRow | undefined): row is TreeRow => row?.kind === 'item' && !row.item.isDisabled

  function setExpanded(ids: readonly string[], isExpanded: boolean) {
    const next = new Set(expandedIds)
    for (const id of ids)
      if (isExpanded) next.add(id)
      else next.delete(id)
    onExpandedChange(next)
  }

  function select(row: TreeRow) {
    if (selectionMode === 'none' || !canSelect(row)) return
    const next = new Set(selectionMode === 'multiple' ? selectedIds : [])
    if (!next.delete(row.key)) next.add(row.key)
    onSelectionChange(next)
  }

  /** All that a press of Enter, or of the pointer on the words of a line, does. */
  function act(row: TreeRow) {
    if (row.kind === 'failed') return load(row.item)
    if (!canSelect(row)) return
    if (onAction) onAction(row.item)
    else if (selectionMode !== 'none') select(row)
    else if (row.isExpanded !== undefined) setExpanded([row.key], !row.isExpanded)
  }

  function addRange(from: number, to: number) {
    const range = rows.slice(Math.min(from, to), Math.max(from, to) + 1).filter(canSelect)
    onSelectionChange(new Set([...selectedIds, ...range.map(({ key }) => key)]))
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const target = event.target as HTMLElement
    const isMany = selectionMode === 'multiple'
    const isCommand = event.ctrlKey || event.metaKey
    const at = focus.indexNow()
    const row = rows[at]
    if (!row || event.defaultPrevented || event.altKey) return
    if (target.closest('[data-actions]')) {
      // Back from the buttons of an item to the item.
      if (event.key !== 'Escape' || target.closest('dialog, [popover]')) return
      focus.moveTo(at)
    } else if (isMany && isCommand && event.key === 'a') addRange(0, rows.length - 1)
    else if (isCommand || !move(event, row, at)) return
    event.preventDefault()
    event.stopPropagation()
  }

  /** Whether the key was one of the tree's. */
  function move(event: KeyboardEvent<HTMLElement>, row: TreeRow, at: number): boolean {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const { key } = event
    if (key !== '*' && isTyped(event, typed.current)) {
      const found = typedItem(event, typed.current, rows, at, wordsOf)
      if (found) focus.moveTo(rows.indexOf(found))
      return true
    }
    switch (key) {
      case 'ArrowDown':
      case 'ArrowUp': {
        const next = Math.min(Math.max(at + (key === 'ArrowDown' ? 1 : -1), 0), rows.length - 1)
        if (event.shiftKey && selectionMode === 'multiple') addRange(at, next)
        focus.moveTo(next)
        return true
      }
      case 'Home':
      case 'End':
        focus.moveTo(key === 'Home' ? 0 : rows.length - 1)
        return true
      case isRtl ? 'ArrowLeft' : 'ArrowRight':
        if (row.isExpanded) focus.moveTo(at + 1)
        else if (row.isExpanded === false) setExpanded([row.key], true)
        return true
      case isRtl ? 'ArrowRight' : 'ArrowLeft':
        if (row.isExpanded) setExpanded([row.key], false)
        else if (row.parentKey !== undefined) focus.moveTo(rows.findIndex((one) => one.key === row.parentKey))
        return true
      case 'Enter':
        act(row)
        return true
      case ' ':
        if (row.kind === 'failed' || selectionMode === 'none') act(row)
        else select(row)
        return true
      case '*': {
        const siblings = rows.filter((one) => one.parentKey === row.parentKey && one.isExpanded === false)
        setExpanded(
          siblings.map((one) => one.key),
          true,
        )
        return true
      }
    }
    return false
  }

  function onClick(event: MouseEvent<HTMLElement>) {
    const target = event.target as Element
    const line = target.closest<HTMLElement>('[data-index]')
    if (!line || !event.currentTarget.contains(line) || target.closest('[data-actions]')) return
    const index = Number(line.dataset.index)
    const row = rows[index]
    if (!row) return
    const from = focus.indexNow()
    focus.moveTo(index)
    if (target.closest('[data-toggle]')) return setExpanded([row.key], !row.isExpanded)
    if (event.shiftKey && selectionMode === 'multiple') return addRange(from, index)
    if (row.kind === 'item' && selectionMode !== 'none') select(row)
    else act(row)
  }

  function onDoubleClick(event: MouseEvent<HTMLElement>) {
    const target = event.target as Element
    const row = rows[Number(target.closest<HTMLElement>('[data-index]')?.dataset.index)]
    if (!row || selectionMode === 'none' || !canSelect(row)) return
    if (!target.closest('[data-actions], [data-toggle]')) onAction?.(row.item)
  }

  return { onKeyDown, onClick, onDoubleClick }
}

/** What stands for children that are not there is not looked for. */
function wordsOf({ kind, item }: TreeRow) {
  return kind === 'item' ? item.label : ''
}
