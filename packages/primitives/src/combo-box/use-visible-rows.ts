import { defaultRangeExtractor, measureElement, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useRef } from 'react'
import { useBrowserEffect } from '../internal/use-browser-effect.ts'
import type { ComboBoxRow } from './rows.ts'

/** Estimated row heights for the first paint, and the number of rows that fit. */
const heights = { section: 28, option: 32, create: 32, described: 52 }
const firstWindow = { width: 0, height: 320 }

/** A row to render, by its index in `rows`, or the space of rows that aren't rendered. */
export type VisiblePart = { index: number; row: ComboBoxRow } | { key: string; gap: number }

/** Returns the rows to render. `kept`, the active one, is always among them, because the input references it. */
export function useVisibleRows(scroller: RefObject<HTMLElement | null>, rows: readonly ComboBoxRow[], kept: number) {
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: useCallback(
      (index: number) => {
        const row = rows[index]!
        return row.kind === 'option' && row.option.description ? heights.described : heights[row.kind]
      },
      [rows],
    ),
    rangeExtractor: useCallback((range: Range) => withRow(range, kept), [kept]),
    // An element without height is in a popover that is about to open.
    measureElement: (element, entry, instance) =>
      measureElement(element, entry, instance) || instance.options.estimateSize(instance.indexFromElement(element)),
    initialRect: firstWindow,
    overscan: 4,
    scrollPaddingStart: 4,
    scrollPaddingEnd: 4,
  })

  // Heights are cached by index, so other rows need new ones.
  const measured = useRef(rows)
  useBrowserEffect(() => {
    if (measured.current === rows) return
    measured.current = rows
    virtualizer.measure()
    scroller.current?.querySelectorAll<HTMLElement>('[data-index]').forEach(virtualizer.measureElement)
  }, [virtualizer, scroller, rows])

  const parts: VisiblePart[] = []
  let end = 0
  for (const { index, start, end: itsEnd } of virtualizer.getVirtualItems()) {
    const row = rows[index]
    if (!row) continue
    if (start > end) parts.push({ key: `gap ${index}`, gap: start - end })
    parts.push({ index, row })
    end = itsEnd
  }
  const total = virtualizer.getTotalSize()
  if (total > end) parts.push({ key: 'gap', gap: total - end })
  return { parts, measure: virtualizer.measureElement, virtualizer }
}

function withRow(range: Range, index: number) {
  const indexes = defaultRangeExtractor(range)
  if (index < 0 || index >= range.count || indexes.includes(index)) return indexes
  return [...indexes, index].sort((a, b) => a - b)
}
