'use client'
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.css.ts'
import { renderCells, renderHeaders } from './cells.tsx'
import { measure, skeleton } from './Table.css.ts'
import type { TableColumn, TableProps, TableSort } from './types.ts'

function renderColumns<Row>({ columns, sizing }: TableProps<Row>) {
  return (
    <colgroup>
      {columns.map(({ id, width, priority, cardRole }) => (
        <col key={id} width={sizing?.widths[id] ?? width} data-priority={priority} data-card={cardRole} />
      ))}
    </colgroup>
  )
}

/** Renders the header row, with indices for virtualized tables and grids. */
export function renderHead<Row>(table: TableProps<Row>, rowIndex?: number, isGrid = false) {
  return (
    <>
      {renderColumns(table)}
      <thead role="rowgroup">
        <tr role="row" aria-rowindex={rowIndex}>
          {renderHeaders(table, isGrid, (column) =>
            column.renderHeader ? column.renderHeader(table) : renderHeaderWords(table, column),
          )}
        </tr>
      </thead>
    </>
  )
}

/** Renders a column header, with a sort button if sortable. */
export function renderHeaderWords<Row>({ sort, onSortChange }: TableProps<Row>, column: TableColumn<Row>) {
  const { header, isHeaderHidden, isSortable } = column
  if (isHeaderHidden) return <span className={visuallyHidden}>{header}</span>
  if (!isSortable || !onSortChange) return header
  return (
    <button type="button" onClick={() => onSortChange(nextSort(column, sort))}>
      {header}
    </button>
  )
}

function nextSort<Row>({ id, firstDirection = 'ascending' }: TableColumn<Row>, sort?: TableSort): TableSort {
  if (sort?.columnId !== id) return { columnId: id, direction: firstDirection }
  return { columnId: id, direction: sort.direction === 'ascending' ? 'descending' : 'ascending' }
}

/** Renders loading skeletons or the empty state in place of rows. */
export function renderNoRows<Row>({ columns, isLoading, loadingRows = 5, empty }: TableProps<Row>) {
  return isLoading ? (
    <tbody aria-hidden="true">
      {Array.from({ length: loadingRows }, (_, index) => (
        <tr key={index}>
          {renderCells(columns, ({ lines, sample }) =>
            sample ? <div className={measure}>{sample}</div> : <div className={skeleton} data-lines={lines} />,
          )}
        </tr>
      ))}
    </tbody>
  ) : (
    <tbody role="rowgroup">
      <tr role="row">
        <td role="cell" colSpan={columns.length} data-card="empty">
          {empty}
        </td>
      </tr>
    </tbody>
  )
}

export function renderFoot<Row>({ columns }: TableProps<Row>, rowIndex?: number) {
  return columns.some(({ footer }) => footer !== undefined) ? (
    <tfoot role="rowgroup">
      <tr role="row" aria-rowindex={rowIndex}>
        {renderCells(columns, ({ footer }) => footer)}
      </tr>
    </tfoot>
  ) : null
}
