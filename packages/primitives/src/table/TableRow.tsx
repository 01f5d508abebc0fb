'use client'
import { memo, type ReactElement, type ReactNode } from 'react'
import { checkbox } from '../checkbox/Choice.css.ts'
import type { TableColumn, TableProps, TableSelection } from './types.ts'

interface TableRowProps<Row> {
  row: Row
  columns: readonly TableColumn<Row>[]
  hasAction?: boolean
  href?: string
  /** Present where rows can be selected; empty for a row that cannot. */
  selectLabel?: string
  isSelected?: boolean
  renderMenu?: (row: Row) => ReactNode
  rowIndex?: number
  rowRef?: (tr: HTMLTableRowElement | null) => void
}

/** Of a row in a table whose rows are not all in the document. */
interface RowPlace {
  /** Counted from 1, with the header. */
  rowIndex: number
  rowRef: (tr: HTMLTableRowElement | null) => void
}

type Shared<Row> = Pick<
  TableProps<Row>,
  'columns' | 'getRowId' | 'onRowAction' | 'getRowHref' | 'selection' | 'rowMenu'
>

export function renderTableRow<Row>(table: Shared<Row>, row: Row, place?: RowPlace) {
  const { columns, getRowId, onRowAction, getRowHref, selection, rowMenu } = table
  const id = getRowId(row)
  return (
    <TableRow
      key={id}
      row={row}
      columns={columns}
      hasAction={onRowAction !== undefined}
      href={getRowHref?.(row)}
      selectLabel={selection && selectLabel(selection, row)}
      isSelected={selection?.selectedIds.has(id)}
      renderMenu={rowMenu?.render}
      rowIndex={place?.rowIndex}
      rowRef={place?.rowRef}
    />
  )
}

function selectLabel<Row>({ isSelectable, labelRow }: TableSelection<Row>, row: Row) {
  return isSelectable?.(row) === false ? '' : labelRow(row)
}

/** Presses and changes are handled once, by the table: so nothing here has to change with its handlers. */
const TableRow = memo(function TableRow<Row>(props: TableRowProps<Row>) {
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
}) as <Row>(props: TableRowProps<Row>) => ReactElement

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
