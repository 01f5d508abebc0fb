'use client'
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { type FocusEvent, type ReactNode, type RefObject, useCallback, useRef } from 'react'
import type { TimelineRow } from '../timeline.rules.ts'
import * as styles from './Timeline.css.ts'

export interface VirtualRowsProps {
  rows: readonly TimelineRow[]
  scroller: RefObject<HTMLElement | null>
  renderRow: (row: TimelineRow) => ReactNode
}

/** Estimates in CSS pixels, until a row is measured. */
const heights: Readonly<Record<TimelineRow['kind'], number>> = { note: 104, event: 36, day: 40 }

/** The rows of a long case that are in sight. The one with the focus stays, however far it is scrolled away. */
export function VirtualRows({ rows, scroller, renderRow }: VirtualRowsProps) {
  const focused = useRef<number>(undefined)
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: useCallback((index: number) => heights[rows[index]?.kind ?? 'note'], [rows]),
    getItemKey: useCallback((index: number) => rows[index]?.id ?? index, [rows]),
    rangeExtractor: useCallback((range: Range) => withRow(range, focused.current), []),
    overscan: 8,
  })
  const items = virtualizer.getVirtualItems()
  const parts: ReactNode[] = []
  let end = 0
  for (const { index, key, start, end: until } of items) {
    if (start > end) parts.push(<Gap key={`gap ${index}`} size={start - end} />)
    const row = rows[index]
    if (row) {
      parts.push(
        <li
          key={key}
          data-index={index}
          ref={virtualizer.measureElement}
          aria-setsize={rows.length}
          aria-posinset={index + 1}
        >
          {renderRow(row)}
        </li>,
      )
    }
    end = until
  }
  const rest = virtualizer.getTotalSize() - end
  return (
    <ol
      role="list"
      className={styles.rows}
      onFocus={(event: FocusEvent) => (focused.current = indexOf(event.target))}
      onBlur={() => (focused.current = undefined)}
    >
      {parts}
      {rest > 0 ? <Gap size={rest} /> : null}
    </ol>
  )
}

/** The space of rows that aren't rendered. By script: a content security policy may forbid an attribute. */
function Gap({ size }: { size: number }) {
  return (
    <li
      aria-hidden
      className={styles.gap}
      ref={(element) => {
        if (element) element.style.blockSize = `${size}px`
      }}
    />
  )
}

function withRow(range: Range, kept: number | undefined) {
  const indexes = new Set(defaultRangeExtractor(range))
  if (kept !== undefined && kept < range.count) indexes.add(kept)
  return [...indexes].sort((one, other) => one - other)
}

function indexOf(element: Element) {
  const index = element.closest<HTMLElement>('[data-index]')?.dataset.index
  return index === undefined ? undefined : Number(index)
}
