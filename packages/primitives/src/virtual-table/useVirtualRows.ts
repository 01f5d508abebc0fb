'use client'
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { type FocusEvent, type RefObject, useCallback, useRef, useState } from 'react'
import { useBrowserEffect } from '../internal/use-browser-effect.ts'
import { cardsBelow } from '../table/cards-below.ts'

/** A row in the document, or the room of the rows that are not, in CSS pixels. */
export type VirtualPart<Row> = { index: number; row: Row } | { key: string; gap: number }

/** What a server and the first paint assume: a row of one line, and a window tall enough to fill the screen with. */
const tableRowHeight = 52
const firstWindow = { width: 0, height: 640 }

/** Shows a row, and calls back with its element: at once, or once it is in the document. */
export type Reveal = (index: number, then: (row: HTMLElement) => void, align?: 'auto' | 'center') => void

/**
 * Which rows are to be in the document, for a table or a tree that scrolls within `scroller`. Each row has its index in
 * `data-index` and `measure` as its ref.
 */
export function useVirtualRows<Row>(
  scroller: RefObject<HTMLElement | null>,
  rows: readonly Row[],
  firstEstimate = tableRowHeight,
  /** A row that stays in the document: the one that Tab goes to. */
  kept?: number,
) {
  const [estimate, setEstimate] = useState(firstEstimate)
  const measuredBy = useRef(firstEstimate)
  /** As measured; the virtualizer goes by it from the next render on. */
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

  // Density, text size and the turn into cards decide how tall a row is: the first row tells.
  const isNarrow = (virtualizer.scrollRect?.width ?? 0) < cardsBelow
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
  // Heights are kept by place, which is a third of the cost of keeping them by id; so new rows are measured anew.
  useBrowserEffect(() => {
    scroller.current?.querySelectorAll<HTMLElement>('[data-index]').forEach(virtualizer.measureElement)
  }, [scroller, virtualizer, rows, estimate])

  const wanted = useRef<Parameters<Reveal> | undefined>(undefined)
  const showWanted = useCallback(() => {
    // Until rows are as tall as they will be, none has its place.
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

/** The row that holds the focus stays, however far it is scrolled away: its focus would be lost with it. */
function withRows(range: Range, ...rows: (number | undefined)[]) {
  const indexes = new Set(defaultRangeExtractor(range))
  for (const index of rows) if (index !== undefined && index >= 0 && index < range.count) indexes.add(index)
  return [...indexes].sort((a, b) => a - b)
}

function indexOf(element: Element) {
  const index = element.closest<HTMLElement>('[data-index]')?.dataset.index
  return index === undefined ? undefined : Number(index)
}

/** Gives the room of rows that are not there its height. No attribute would do: rules of a host outrank it. */
export function tall(pixels: number) {
  return (element: HTMLElement | null) => {
    if (element) element.style.blockSize = `${pixels}px`
  }
}
