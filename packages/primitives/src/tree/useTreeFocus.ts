'use client'
import { type FocusEvent, type RefObject, useRef } from 'react'
import { useBrowserEffect } from '../internal/use-browser-effect.ts'
import { useTabStop } from '../internal/use-tab-stop.ts'
import type { Reveal } from '../virtual-table/useVirtualRows.ts'
import type { TreeRow } from './tree-rows.ts'

interface Place {
  key: string | undefined
  parentKey: string | undefined
  index: number
}

/** The line that has the focus, or would have it: the tree is one stop in the tab order. */
export function useTreeFocus(
  root: RefObject<HTMLDivElement | null>,
  rows: readonly TreeRow[],
  selectedIds: ReadonlySet<string>,
  reveal: Reveal,
) {
  const place = useRef<Place>({ key: undefined, parentKey: undefined, index: 0 })
  const { makeStop } = useTabStop(root)
  const isIn = useRef(false)

  /** Where the place is now that lines have come and gone. */
  function indexNow() {
    const { key, parentKey, index } = place.current
    const found = rows.findIndex((row) => (key === undefined ? selectedIds.has(row.key) : row.key === key))
    if (found >= 0) return found
    const parent = rows.findIndex((row) => row.key === parentKey)
    // What stood for children goes when they come: on to the first of them.
    if (parent >= 0) return rows[parent]!.isExpanded ? parent + 1 : parent
    return Math.min(index, rows.length - 1)
  }

  function remember(index: number) {
    const row = rows[index]
    if (row) place.current = { key: row.key, parentKey: row.parentKey, index }
  }

  function moveTo(index: number) {
    remember(index)
    reveal(index, (line) => {
      makeStop(line)
      line.focus({ preventScroll: true })
      line.scrollIntoView({ block: 'nearest' })
    })
  }

  useBrowserEffect(() => {
    const index = indexNow()
    const isLost = place.current.key !== undefined && rows[index]?.key !== place.current.key
    if (isLost && isIn.current) return moveTo(index)
    if (isLost) remember(index)
    makeStop(root.current?.querySelector(`[data-index="${index}"]`) ?? null)
  })

  /** Together with those that keep the line with the focus in the document. */
  function handlers(keep: { onFocus: (event: FocusEvent) => void; onBlur: () => void }) {
    return {
      onFocus(event: FocusEvent) {
        keep.onFocus(event)
        isIn.current = true
        if (event.target === root.current) return moveTo(indexNow())
        const line = event.target.closest<HTMLElement>('[data-index]')
        if (!line) return
        remember(Number(line.dataset.index))
        makeStop(line)
      },
      onBlur() {
        keep.onBlur()
        isIn.current = false
      },
    }
  }

  return { indexNow, moveTo, handlers }
}
