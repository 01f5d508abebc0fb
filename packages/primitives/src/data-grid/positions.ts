/** A position in the grid. The header is row -1, the footer is the row after the last. */
export interface Position {
  row: number
  column: number
}

export interface Extent {
  /** The row of the header. */
  firstRow: -1
  /** The last row, including the footer. */
  lastRow: number
  /** The number of data rows. */
  rowCount: number
  /** The indices of visible columns, in order. */
  columns: readonly number[]
  /** The number of rows in one viewport. */
  page: number
  isRtl: boolean
}

interface Key {
  key: string
  ctrlKey: boolean
  metaKey: boolean
}

/** Returns the position that a key moves to, by the grid pattern of the WAI-ARIA Authoring Practices. */
export function positionAfter(event: Key, { row, column }: Position, extent: Extent): Position | undefined {
  const { firstRow, lastRow, rowCount, columns, page, isRtl } = extent
  const isFar = event.ctrlKey || event.metaKey
  const at = columns.indexOf(column)
  const inRow = (index: number) => ({ row, column: columns[Math.min(Math.max(index, 0), columns.length - 1)] ?? 0 })
  const inColumn = (index: number) => ({ row: Math.min(Math.max(index, firstRow), lastRow), column })
  const lastValue = Math.max(rowCount - 1, firstRow)
  switch (event.key) {
    case 'ArrowDown':
      return inColumn(isFar ? lastValue : row + 1)
    case 'ArrowUp':
      return inColumn(isFar ? 0 : row - 1)
    case 'ArrowRight':
      return inRow(isRtl ? at - 1 : at + 1)
    case 'ArrowLeft':
      return inRow(isRtl ? at + 1 : at - 1)
    case 'PageDown':
      return inColumn(Math.min(row + page, Math.max(lastValue, row)))
    case 'PageUp':
      return inColumn(Math.max(row - page, Math.min(0, row)))
    case 'Home':
      return isFar ? { row: Math.min(0, lastRow), column: columns[0] ?? 0 } : inRow(0)
    case 'End':
      return isFar ? { row: lastValue, column: columns.at(-1) ?? 0 } : inRow(columns.length - 1)
  }
}
