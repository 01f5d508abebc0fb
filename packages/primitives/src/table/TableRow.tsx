'use client'
import { memo, type ReactElement } from 'react'
import { renderCells, renderRowControl } from './cells.tsx'
import type { TableColumn, TableProps } from './types.ts'

/** The position of a row in a virtualized table. */
interface RowPlace {
  /** From 1, including the header. */
  rowIndex?: number
  rowRef?: (tr: HTMLTableRowElement | null) => void
}

interface TableRowProps<Row> extends RowPlace {
  row: Row
  columns: readonly TableColumn<Row>[]
  hasAction: boolean
  href?: string
  isSelected: boolean
}

export function renderRow<Row>(table: TableProps<Row>, row: Row, place?: RowPlace) {
  const id = table.getRowId(row)
  return (
    <TableRow
      key={id}
      row={row}
      columns={table.columns}
      hasAction={!!table.onRowAction}
      href={table.getRowHref?.(row)}
      isSelected={!!table.selectedIds?.has(id)}
      {...place}
    />
  )
}

/** A row. The table delegates its events, so changed handlers don't render rows again. */
const TableRow = memo(function TableRow<Row>(props: TableRowProps<Row>) {
  const { row, columns, hasAction, href, isSelected, rowIndex, rowRef } = props
  return (
    <tr
      role="row"
      ref={rowRef}
      data-selected={isSelected || undefined}
      aria-rowindex={rowIndex}
      data-index={rowIndex && rowIndex - 2}
    >
      {renderCells(columns, (column, isHeader) => {
        const content = column.cell(row, isSelected)
        return isHeader ? renderRowControl(content, { href, hasAction }) : content
      })}
    </tr>
  )
}) as <Row>(props: TableRowProps<Row>) => ReactElement
