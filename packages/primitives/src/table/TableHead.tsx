'use client'
import { checkbox } from '../checkbox/Choice.css.ts'
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.css.ts'
import type { TableColumn, TableProps, TableSort } from './types.ts'

type Shared<Row> = Pick<
  TableProps<Row>,
  'columns' | 'rows' | 'getRowId' | 'sort' | 'onSortChange' | 'sortLabel' | 'selection' | 'rowMenu'
>

export function renderColumnWidths<Row>({ columns, selection, rowMenu }: Shared<Row>) {
  return (
    <colgroup>
      {selection ? <col data-own="select" /> : null}
      {columns.map(({ id, width, priority }) => (
        <col key={id} width={width} data-priority={priority} />
      ))}
      {rowMenu ? <col data-own="menu" /> : null}
    </colgroup>
  )
}

export function renderHead<Row>(table: Shared<Row>, rowIndex?: number) {
  const { columns, sort, onSortChange, sortLabel, selection, rowMenu } = table
  return (
    <thead role="rowgroup">
      <tr role="row" aria-rowindex={rowIndex} data-label={sortLabel}>
        {selection ? (
          <th role="columnheader" scope="col" data-own="select">
            {renderSelectAll(table)}
          </th>
        ) : null}
        {columns.map((column) => (
          <th
            key={column.id}
            role="columnheader"
            scope="col"
            data-align={column.align}
            data-priority={column.priority}
            aria-sort={sort?.columnId === column.id ? sort.direction : undefined}
          >
            {column.isSortable && onSortChange ? (
              <button type="button" onClick={() => onSortChange(nextSort(column, sort))}>
                {column.header}
              </button>
            ) : (
              <span className={column.isHeaderHidden ? visuallyHidden : undefined}>{column.header}</span>
            )}
          </th>
        ))}
        {rowMenu ? (
          <th role="columnheader" scope="col" data-own="menu">
            <span className={visuallyHidden}>{rowMenu.label}</span>
          </th>
        ) : null}
      </tr>
    </thead>
  )
}

function nextSort<Row>({ id, firstDirection = 'ascending' }: TableColumn<Row>, sort?: TableSort): TableSort {
  if (sort?.columnId !== id) return { columnId: id, direction: firstDirection }
  return { columnId: id, direction: sort.direction === 'ascending' ? 'descending' : 'ascending' }
}

function renderSelectAll<Row>({ rows, getRowId, selection }: Shared<Row>) {
  if (!selection) return null
  const { selectedIds, isSelectable = () => true, labelAll, onChange } = selection
  const ids = rows.filter(isSelectable).map(getRowId)
  const count = ids.filter((id) => selectedIds.has(id)).length
  const isAll = count > 0 && count === ids.length
  return (
    <input
      type="checkbox"
      className={checkbox}
      ref={(input) => {
        if (input) input.indeterminate = count > 0 && !isAll
      }}
      aria-label={labelAll}
      checked={isAll}
      disabled={ids.length === 0}
      onChange={() => onChange(new Set(isAll ? [] : ids))}
    />
  )
}
