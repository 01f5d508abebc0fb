'use client'
import { memo, type ReactElement, type ReactNode } from 'react'
import { checkbox } from '../checkbox/Choice.css.ts'
import type { TableColumn } from './types.ts'

export interface TableRowProps<Row> {
  row: Row
  columns: readonly TableColumn<Row>[]
  hasAction?: boolean
  href?: string
  /** Present where rows can be selected; empty for a row that cannot. */
  selectLabel?: string
  isSelected?: boolean
  renderMenu?: (row: Row) => ReactNode
  /** Counted from 1 with the header, where not all rows are in the document. */
  rowIndex?: number
  rowRef?: (tr: HTMLTableRowElement | null) => void
}

/** Presses and changes are handled once, by the table: so nothing here has to change with its handlers. */
export const TableRow = memo(renderRow) as <Row>(props: TableRowProps<Row>) => ReactElement

function renderRow<Row>(props: TableRowProps<Row>) {
  const { row, columns, selectLabel, isSelected, renderMenu, rowIndex } = props
  const header = rowHeaderOf(columns)
  return (
    <tr
      role="row"
      ref={props.rowRef}
      data-selected={isSelected ? '' : undefined}
      aria-rowindex={rowIndex}
      data-index={rowIndex === undefined ? undefined : rowIndex - 2}
    >
      {selectLabel === undefined ? null : (
        <td role="cell" data-own="select">
          {selectLabel ? (
            <input
              type="checkbox"
              className={checkbox}
              data-row-select=""
              aria-label={selectLabel}
              checked={isSelected}
              onChange={handledByTable}
            />
          ) : null}
        </td>
      )}
      {columns.map((column) => (column === header ? renderRowHeader(column, props) : renderCell(column, row)))}
      {renderMenu ? (
        <td role="cell" data-own="menu">
          {renderMenu(row)}
        </td>
      ) : null}
    </tr>
  )
}

function renderCell<Row>(column: TableColumn<Row>, row: Row) {
  return (
    <td
      key={column.id}
      role="cell"
      data-align={column.align}
      data-priority={column.priority}
      data-card={column.cardRole}
      data-label={column.header}
    >
      {column.cell(row)}
    </td>
  )
}

function renderRowHeader<Row>(column: TableColumn<Row>, { row, hasAction, href }: TableRowProps<Row>) {
  const content = column.cell(row)
  return (
    <th
      key={column.id}
      scope="row"
      role="rowheader"
      data-align={column.align}
      data-priority={column.priority}
      data-card={column.cardRole ?? 'title'}
    >
      {href !== undefined ? (
        <a href={href} data-row-action="">
          {content}
        </a>
      ) : hasAction ? (
        <button type="button" data-row-action="">
          {content}
        </button>
      ) : (
        content
      )}
    </th>
  )
}

export function rowHeaderOf<Row>(columns: readonly TableColumn<Row>[]) {
  return columns.find((column) => column.isRowHeader) ?? columns[0]
}

function handledByTable() {}
