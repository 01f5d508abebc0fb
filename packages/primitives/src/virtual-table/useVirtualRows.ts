'use client'
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { type FocusEvent, type RefObject, useCallback, useRef, useState } from 'react'
import { useBrowserEffect } from '../internal/use-browser-effect.ts'
import { cardsBelowPixels } from '../table/cards-below.ts'

/** A rendered row, or the space of rows that aren't rendered, in CSS pixels. */
export type VirtualPart<Row> = { index: number; row: Row } | { key: string; gap: number }

/** Estimates for servers and the first paint: a one-line row, and a viewport tall enough for any screen. */
const tableRowHeight = 52
const firstWindow = { width: 0, height: 640 }

/** Scrolls to a row and calls back with its element, once rendered. */
export type Reveal = (index: number, then: (row: HTMLElement) => void, align?: 'auto' | 'center') => void

/**
 * Returns the rows to render, for a table or tree that scrolls within `scroller`. Each row has its index in
 * `data-index` and `measure` as its ref.
 */
export function useVirtualRows<Row>(
  scroller: RefObject<HTMLElement | null>,
  rows: readonly Row[],
  firstEstimate = tableRowHeight,
  /** The index of a row that stays rendered: the one with the tab stop. */
  kept?: number,
) {
  const [estimate, setEstimate] = useState(firstEstimate)
  const measuredBy = useRef(firstEstimate)
  /** The measured height, used from the next render. */
  const rowHeight = useRef<number | undefined>(undefined)
  const focused = useRef<number | undefined>(undefined)

  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: useCallback(() => estimate, [estimate]),
    rangeExtractor: useCallback((range: Range) => withRows(range, focused.current, kept), [kept]),
    initialRect: firstWindow,
    overscan: 6,
  })
  const items = virtualizer.getVirtualItems()

  // Density, text size and card layout determine the height, which the first row shows.
  const isNarrow = (virtualizer.scrollRect?.width ?? 0) < cardsBelowPixels()
  const hasRows = rows.length > 0
  useBrowserEffect(() => {
    const row = scroller.current?.querySelector('[data-index]')
    if (!row) return
    const { height } = row.getBoundingClientRect()
    rowHeight.current = height
    setEstimate(height)
  }, [scroller, isNarrow, hasRows])
  useBrowserEffect(() => {
    if (measuredBy.current === estimate) return
    measuredBy.current = estimate
    virtualizer.measure()
  }, [virtualizer, estimate])
  // Heights are cached by index, at a third of the cost of caching by id; new rows are measured again.
  useBrowserEffect(() => {
    scroller.current?.querySelectorAll<HTMLElement>('[data-index]').forEach(virtualizer.measureElement)
  }, [scroller, virtualizer, rows, estimate])

  const wanted = useRef<Parameters<Reveal> | undefined>(undefined)
  const showWanted = useCallback(() => {
    // Positions are unknown until all rows are measured.
    if (!wanted.current || measuredBy.current !== rowHeight.current) return
    const [index, then, align] = wanted.current
    const row = scroller.current?.querySelector<HTMLElement>(`[data-index="${index}"]`)
    if (!row) return void virtualizer.scrollToIndex(index, { align })
    wanted.current = undefined
    then(row)
  }, [scroller, virtualizer])
  const reveal: Reveal = useCallback(
    (...asked) => {
      wanted.current = asked
      showWanted()
    },
    [showWanted],
  )
  useBrowserEffect(showWanted)

  const parts: VirtualPart<Row>[] = []
  let end = 0
  for (const item of items) {
    if (item.start > end) parts.push({ key: `gap ${item.index}`, gap: item.start - end })
    parts.push({ index: item.index, row: rows[item.index]! })
    end = item.end
  }
  const total = virtualizer.getTotalSize()
  if (total > end) parts.push({ key: 'gap', gap: total - end })

  return {
    parts,
    measure: virtualizer.measureElement,
    reveal,
    focusHandlers: {
      onFocus: (event: FocusEvent) => void (focused.current = indexOf(event.target)),
      onBlur: () => void (focused.current = undefined),
    },
  }
}

/** Keeps the focused row rendered, however far it is scrolled away, so that focus isn't lost. */
function withRows(range: Range, ...rows: (number | undefined)[]) {
  const indexes = new Set(defaultRangeExtractor(range))
  for (const index of rows) if (index !== undefined && index >= 0 && index < range.count) indexes.add(index)
  return [...indexes].sort((a, b) => a - b)
}

function indexOf(element: Element) {
  const index = element.closest<HTMLElement>('[data-index]')?.dataset.index
  return index === undefined ? undefined : Number(index)
}

/** Sets the height of unrendered rows by style: a host's rules outrank an attribute. */
export function tall(pixels: number) {
  return (element: HTMLElement | null) => {
    if (element) element.style.blockSize = `${pixels}px`
  }
}
