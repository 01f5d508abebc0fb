import type { ReactNode } from 'react'
import type { TableColumn, TableSort } from './types.ts'

/** The cells of any row, be it of headers, values, totals or skeletons: so that all have the same columns. */
export function renderCells<Row>(
  columns: readonly TableColumn<Row>[],
  content: (column: TableColumn<Row>) => ReactNode,
  role = 'cell',
  sort?: TableSort,
) {
  const isHead = role === 'columnheader'
  const header = rowHeaderOf(columns)
  return columns.map((column) => {
    const isHeader = column === header
    const Cell = isHead || isHeader ? 'th' : 'td'
    return (
      <Cell
        key={column.id}
        role={isHeader && !isHead ? 'rowheader' : role}
        scope={isHead ? 'col' : isHeader ? 'row' : undefined}
        aria-sort={sort?.columnId === column.id ? sort.direction : undefined}
        data-align={column.align}
        data-priority={column.priority}
        data-card={column.cardRole ?? (isHeader ? 'title' : 'detail')}
        data-label={column.header}
      >
        {content(column)}
      </Cell>
    )
  })
}

export function rowHeaderOf<Row>(columns: readonly TableColumn<Row>[]) {
  return columns.find((column) => column.isRowHeader) ?? columns.find((column) => column.cardRole !== 'select')
}
