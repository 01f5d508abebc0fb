'use client'
import { type ReactNode, type RefObject, useEffect } from 'react'
import type { TreeRow } from './tree-rows.ts'

export interface LinesProps {
  root: RefObject<HTMLElement | null>
  rows: readonly TreeRow[]
  /** Index of the line that Tab goes to, and whether it has the focus. */
  focusedAt: number
  isFocused: boolean
  renderLine: (row: TreeRow, index: number, measure?: (line: HTMLElement | null) => void) => ReactNode
}

/** As many lines as can all be in the document. */
export const mostLines = 200

/** Every line, or the first of too many until `VirtualLines` is there. */
export function AllLines({ root, rows, focusedAt, isFocused, renderLine }: LinesProps) {
  useEffect(() => {
    if (isFocused) root.current?.querySelector(`[data-index="${focusedAt}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [root, focusedAt, isFocused])
  return (rows.length > mostLines ? rows.slice(0, 40) : rows).map((row, index) => renderLine(row, index))
}
