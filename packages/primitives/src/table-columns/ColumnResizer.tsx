'use client'
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { useBrowserEffect } from '../internal/use-browser-effect.ts'
import type { TableColumn, TableSizing } from '../table/types.ts'
import { keepWidths, maxWidth, minWidth, type Resizing, startResizing } from './column-widths.ts'
import * as styles from './table-columns.css.ts'

interface ColumnResizerProps<Row> {
  column: TableColumn<Row>
  columns: readonly TableColumn<Row>[]
  sizing: TableSizing
}

interface Drag {
  resizing: Resizing
  startX: number
}

const step = 10
const bigStep = 50

/** The resize handle at the end of a column's header. */
export function ColumnResizer<Row>({ column, columns, sizing }: ColumnResizerProps<Row>) {
  const { isFitted, resizeLabel, widthText, onWidthsChange } = sizing
  const ref = useRef<HTMLSpanElement>(null)
  const drag = useRef<Drag | undefined>(undefined)
  const width = sizing.widths[column.id]

  // Only the browser knows the resulting width; reading it renders nothing.
  const tellWidth = () => {
    const handle = ref.current!
    const now = handle.closest('th')!.offsetWidth
    handle.setAttribute('aria-valuenow', String(now))
    handle.setAttribute('aria-valuetext', widthText(now))
  }
  useBrowserEffect(() => {
    keepWidths(ref.current!.closest('table')!)
    tellWidth()
  }, [sizing.widths])

  const start = () => startResizing(ref.current!, columns, isFitted)
  const finish = (resizing: Resizing, move: (resizing: Resizing) => void) => {
    move(resizing)
    onWidthsChange(resizing.end())
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && drag.current) {
      drag.current.resizing.end()
      drag.current = undefined
    } else {
      const move = moveFor(event)
      if (!move) return
      finish(start(), move)
    }
    event.preventDefault()
    event.stopPropagation()
  }

  function onPointerDown(event: PointerEvent) {
    if (event.button !== 0) return
    ref.current!.setPointerCapture(event.pointerId)
    drag.current = { resizing: start(), startX: event.clientX }
  }

  function onPointerMove(event: PointerEvent) {
    if (!drag.current) return
    const { resizing, startX } = drag.current
    const moved = (event.clientX - startX) * directionOf(event.currentTarget)
    if (moved !== 0) resizing.to(resizing.from + moved)
  }

  function onPointerUp(event: PointerEvent) {
    if (!drag.current) return
    const { resizing, startX } = drag.current
    drag.current = undefined
    const widths = resizing.end()
    if (event.clientX !== startX) onWidthsChange(widths)
  }

  function onPointerCancel() {
    drag.current?.resizing.end()
    drag.current = undefined
  }

  return (
    <span
      ref={ref}
      role="separator"
      tabIndex={0}
      className={styles.handle}
      aria-orientation="vertical"
      aria-label={resizeLabel(column.header)}
      aria-valuemin={minWidth}
      aria-valuemax={maxWidth}
      // An estimate until the browser has laid out the table.
      aria-valuenow={typeof width === 'number' ? width : minWidth}
      onFocus={tellWidth}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={onPointerCancel}
      onDoubleClick={() => finish(start(), (resizing) => resizing.toOriginal())}
    />
  )
}

function moveFor({ key, shiftKey, currentTarget }: KeyboardEvent): ((resizing: Resizing) => void) | undefined {
  const by = (shiftKey ? bigStep : step) * directionOf(currentTarget)
  switch (key) {
    case 'ArrowRight':
      return (resizing) => resizing.to(resizing.from + by)
    case 'ArrowLeft':
      return (resizing) => resizing.to(resizing.from - by)
    case 'Home':
      return (resizing) => resizing.to(minWidth)
    case 'End':
      return (resizing) => resizing.to(maxWidth)
    case 'Enter':
      return (resizing) => resizing.toOriginal()
  }
}

/** Returns 1 if widths grow to the right, -1 if to the left. */
function directionOf(element: Element) {
  return getComputedStyle(element).direction === 'rtl' ? -1 : 1
}
