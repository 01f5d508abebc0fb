'use client'
import { type ReactNode, type RefObject, useEffect } from 'react'
import type { TreeRow } from './tree-rows.ts'

export interface LinesProps {
  root: RefObject<HTMLElement | null>
  rows: readonly TreeRow[]
  /** The index of the row with the tab stop, and whether it has focus. */
  focusedAt: number
  isFocused: boolean
  renderLine: (row: TreeRow, index: number, measure?: (line: HTMLElement | null) => void) => ReactNode
}

/** The maximum number of rows without virtualization. */
export const mostLines = 200

/** All rows, or the first ones until `VirtualLines` has loaded. */
export function AllLines({ root, rows, focusedAt, isFocused, renderLine }: LinesProps) {
  useEffect(() => {
    if (isFocused) root.current?.querySelector(`[data-index="${focusedAt}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [root, focusedAt, isFocused])
  return (rows.length > mostLines ? rows.slice(0, 40) : rows).map((row, index) => renderLine(row, index))
}
