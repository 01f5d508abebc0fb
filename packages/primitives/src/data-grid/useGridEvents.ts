'use client'
import { type FocusEvent, type KeyboardEvent, type MouseEvent, type RefObject, useRef } from 'react'
import { flushSync } from 'react-dom'
import { focusedIn, hasFocus } from '../internal/focused-in.ts'
import { changed, idsBetween, toggled } from '../table-selection/selection.ts'
import { cellAround, controlsIn, targetOf } from './cells.ts'
import type { DataGridProps } from './DataGrid.tsx'
import { positionAfter } from './positions.ts'
import type { useDrafts } from './useDrafts.ts'
import { extentOf, positionOf, type useGridFocus } from './useGridFocus.ts'

type Focus = ReturnType<typeof useGridFocus>

/** A range selection from one row to another, which replaces the previous range. */
interface Extending {
  anchor: number
  /** The selection before it started. */
  before: ReadonlySet<string> | undefined
}

/** Returns the grid's event handlers, delegated for all cells. */
export function useGridEvents<Row>(
  props: DataGridProps<Row>,
  table: RefObject<HTMLTableElement | null>,
  { place, moveTo, onCell, onLeave }: Focus,
  drafts: ReturnType<typeof useDrafts<Row>>,
) {
  const { rows, columns, getRowId, onRowAction, selectedIds, onSelectionChange, isRowSelectable } = props
  const extending = useRef<Extending | undefined>(undefined)
  const wasFocused = useRef(false)

  const rowOf = (cell: HTMLTableCellElement) => rows[positionOf(cell, rows.length).row]

  function startEditing(cell: HTMLTableCellElement) {
    const row = rowOf(cell)
    const column = columns[cell.cellIndex]
    if (!row || !column?.editing) return
    if (!drafts.of(row, column)) flushSync(() => drafts.change(row, column, column.editing!.textOf(row)))
    const [control] = controlsIn(cell)
    control?.focus()
    if (control instanceof HTMLInputElement) control.select()
  }

  function endEditing(cell: HTMLTableCellElement, how: 'save' | 'giveUp') {
    const row = rowOf(cell)
    const column = columns[cell.cellIndex]
    if (!row || !column) return
    const backToCell = () => {
      if (hasFocus(cell)) cell.focus({ preventScroll: true })
    }
    if (how === 'save') return void drafts.save(row, column, backToCell)
    backToCell()
    drafts.giveUp(row, column)
  }

  function select(event: KeyboardEvent, row: number) {
    const [id] = idsBetween(rows, row, row, getRowId, isRowSelectable)
    if (!onSelectionChange || id === undefined) return
    event.preventDefault()
    extending.current = undefined
    onSelectionChange(toggled(selectedIds, id))
  }

  function extendTo(row: number) {
    if (!onSelectionChange || row < 0 || row >= rows.length) return
    extending.current ??= { anchor: place.current.row, before: selectedIds }
    const { anchor, before } = extending.current
    onSelectionChange(changed(before, idsBetween(rows, anchor, row, getRowId, isRowSelectable), true))
  }

  function enter(event: KeyboardEvent, cell: HTMLTableCellElement) {
    const [control] = controlsIn(cell)
    if (cell.matches('[data-editable]')) startEditing(cell)
    else if (control) control.focus()
    else if (event.key === 'Enter' && rowOf(cell)) onRowAction?.(rowOf(cell)!)
    else return
    event.preventDefault()
  }

  /** In the capture phase, so that the grid handles arrow keys before a menu button does. */
  function onKeyDownCapture(event: KeyboardEvent<HTMLTableElement>) {
    const target = event.target as HTMLElement
    const cell = cellAround(target, table.current)
    if (!cell || event.altKey || target !== targetOf(cell)) return
    const isRowControl = target !== cell && cell.matches('tbody > tr > th') && target.parentElement === cell
    const { row } = place.current
    if (event.key === ' ' && (target === cell || event.shiftKey || (isRowControl && onSelectionChange))) {
      select(event, row)
      // Otherwise the page scrolls.
      if (target === cell) event.preventDefault()
      return
    }
    if ((event.key === 'Enter' || event.key === 'F2') && target === cell) return enter(event, cell)
    if (event.key === 'a' && (event.ctrlKey || event.metaKey) && onSelectionChange) {
      event.preventDefault()
      const all = idsBetween(rows, 0, rows.length - 1, getRowId, isRowSelectable)
      return onSelectionChange(changed(selectedIds, all, true))
    }
    const next = positionAfter(event, place.current, extentOf(table.current!, rows.length))
    if (!next) return
    event.preventDefault()
    event.stopPropagation()
    if (event.shiftKey && next.row !== row) extendTo(next.row)
    else extending.current = undefined
    moveTo(next)
  }

  /** In the bubble phase, for keys that a cell's controls don't handle. */
  function onKeyDown(event: KeyboardEvent<HTMLTableElement>) {
    const target = event.target as HTMLElement
    const cell = cellAround(target, table.current)
    if (!cell || event.defaultPrevented || target === targetOf(cell) || target.closest('dialog, [popover]')) return
    const isEditing = cell.matches('[data-editing]')
    const { key } = event
    if (key === 'Escape' || key === 'F2') {
      if (isEditing) endEditing(cell, key === 'F2' ? 'save' : 'giveUp')
      else cell.focus({ preventScroll: true })
    } else if (isEditing && key === 'Enter') {
      endEditing(cell, 'save')
    } else if (isEditing && key === 'Tab') {
      const { columns: shown } = extentOf(table.current!, rows.length)
      const beside = shown[shown.indexOf(cell.cellIndex) + (event.shiftKey ? -1 : 1)]
      if (beside === undefined) return
      endEditing(cell, 'save')
      moveTo({ row: place.current.row, column: beside })
    } else return
    event.preventDefault()
    event.stopPropagation()
  }

  function onFocus({ target }: FocusEvent<HTMLTableElement>) {
    if (target === table.current) return moveTo(place.current)
    const cell = cellAround(target, table.current)
    if (cell) onCell(cell, target)
  }

  function onBlur({ target, relatedTarget }: FocusEvent<HTMLTableElement>) {
    const cell = cellAround(target, table.current)
    if (!cell || cell.contains(relatedTarget)) return
    onLeave(cell)
    if (cell.matches('[data-editing]')) endEditing(cell, 'save')
  }

  /** Focuses a pressed cell, which a click alone doesn't; pressing the focused cell starts editing. */
  function onMouseDown({ target }: MouseEvent) {
    const cell = cellAround(target, table.current)
    if (!cell) return
    wasFocused.current = focusedIn(cell) === cell
    if (controlsIn(cell).every((control) => !control.contains(target as Node))) cell.tabIndex = 0
  }

  function onClickCapture(event: MouseEvent) {
    const cell = cellAround(event.target, table.current)
    if (!cell?.matches('[data-editable]')) return
    // A press on an editable cell doesn't open the row.
    if (cell === event.target || !cell.matches('[data-editing]')) event.preventDefault()
    if (wasFocused.current && !cell.matches('[data-editing]')) startEditing(cell)
  }

  return { onKeyDownCapture, onKeyDown, onFocus, onBlur, onMouseDown, onClickCapture }
}
