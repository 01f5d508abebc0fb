'use client'
import { type RefObject, useEffect, useRef } from 'react'
import { focusedIn } from '../internal/focused-in.ts'
import { useBrowserEffect } from '../internal/use-browser-effect.ts'
import { useTabStop } from '../internal/use-tab-stop.ts'
import type { Reveal } from '../virtual-table/useVirtualRows.ts'
import { cellAround, controlsIn, restoreTabOrder, removeFromTabOrder, targetOf } from './cells.ts'
import type { Extent, Position } from './positions.ts'

/** Manages the focused position of the grid, its one tab stop. */
export function useGridFocus(table: RefObject<HTMLTableElement | null>, rowCount: number, reveal: Reveal) {
  const place = useRef<Position>({ row: 0, column: 0 })
  const { stop, makeStop } = useTabStop(table)

  function rowAt(row: number) {
    const { tHead, tFoot, tBodies } = table.current!
    if (row < 0) return tHead!.rows[0]
    if (row >= rowCount) return tFoot?.rows[0]
    return tBodies[0]?.querySelector<HTMLTableRowElement>(`:scope > [data-index="${row}"]`) ?? undefined
  }

  function moveTo(to: Position) {
    place.current = to
    const focus = (tr: HTMLElement | undefined) => {
      const cell = (tr as HTMLTableRowElement | undefined)?.cells[place.current.column]
      if (!cell) return
      const target = targetOf(cell)
      makeStop(target)
      target.focus({ preventScroll: true })
      cell.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    }
    const isVirtual = to.row >= 0 && to.row < rowCount
    if (isVirtual) reveal(to.row, focus)
    else focus(rowAt(to.row))
  }

  /** After each render, because rows come and go. */
  useBrowserEffect(() => {
    const { row, column } = place.current
    const last = extentOf(table.current!, rowCount).lastRow
    place.current = { row: Math.min(row, last), column }
    const cell = rowAt(place.current.row)?.cells[column]
    makeStop(cell ? targetOf(cell) : null)
  })

  useEffect(() => {
    const element = table.current!
    const take = () => {
      const focused = focusedIn(element)
      const entered = enteredCell(element, focused)
      for (const cell of element.querySelectorAll('td, th'))
        if (cell !== entered && cell !== stop.current?.closest('td, th')) removeFromTabOrder(controlsIn(cell))
    }
    take()
    const observer = new MutationObserver(take)
    observer.observe(element, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [table, stop])

  /** Called when a cell receives focus, by any means. */
  function onCell(cell: HTMLTableCellElement, target: Element) {
    place.current = positionOf(cell, rowCount)
    const usual = targetOf(cell)
    makeStop(usual)
    if (target !== usual) restoreTabOrder(controlsIn(cell))
  }

  function onLeave(cell: HTMLTableCellElement) {
    removeFromTabOrder(controlsIn(cell).filter((control) => control !== stop.current))
  }

  return { place, moveTo, onCell, onLeave }
}

/** Returns the cell whose controls have focus, unless focus goes there anyway. */
function enteredCell(table: Element, focused: Element | null) {
  const cell = cellAround(focused, table)
  return cell && focused !== targetOf(cell) ? cell : undefined
}

export function positionOf(cell: HTMLTableCellElement, rowCount: number): Position {
  const tr = cell.parentElement as HTMLTableRowElement
  const column = cell.cellIndex
  if (tr.parentElement?.localName === 'thead') return { row: -1, column }
  return { row: tr.dataset.index === undefined ? rowCount : Number(tr.dataset.index), column }
}

export function extentOf(table: HTMLTableElement, rowCount: number): Extent {
  const header = table.tHead!
  const cells = [...header.rows[0]!.cells]
  const room = table.parentElement!.clientHeight - header.offsetHeight
  const height = table.tBodies[0]?.querySelector<HTMLElement>('[data-index]')?.offsetHeight ?? room
  return {
    firstRow: -1,
    lastRow: table.tFoot ? rowCount : rowCount - 1,
    rowCount,
    columns: cells.flatMap((cell, index) => (cell.checkVisibility() ? [index] : [])),
    page: Math.max(1, Math.floor(room / Math.max(height, 1)) - 1),
    isRtl: getComputedStyle(table).direction === 'rtl',
  }
}
