'use client'
import { useBrowserEffect } from '../internal/use-browser-effect.ts'
import { tall, useVirtualRows } from '../virtual-table/useVirtualRows.ts'
import type { LinesProps } from './AllLines.tsx'
import * as styles from './Tree.css.ts'

const lineHeight = 32

/** The visible rows, and space for the others. */
export function VirtualLines({ root, rows, focusedAt, isFocused, renderLine }: LinesProps) {
  const { parts, measure, reveal } = useVirtualRows(root, rows, lineHeight, focusedAt)
  useBrowserEffect(() => {
    if (isFocused && focusedAt >= 0) reveal(focusedAt, (line) => line.scrollIntoView({ block: 'nearest' }))
  }, [reveal, isFocused, focusedAt])
  return parts.map((part) =>
    'gap' in part ? (
      <div key={part.key} ref={tall(part.gap)} role="none" className={styles.gap} />
    ) : (
      renderLine(part.row, part.index, measure)
    ),
  )
}
