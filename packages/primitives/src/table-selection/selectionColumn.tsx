'use client'
import { checkbox } from '../checkbox/Box.css.ts'
import type { TableColumn } from '../table/types.ts'
import { selectRows } from './select-rows.ts'
import { SelectAll } from './SelectAll.tsx'
import './selection.css.ts'

export interface SelectionOptions<Row> {
  /** The name of the header's checkbox, for example "Select all invoices". */
  labelAll: string
  /** The name of a row's checkbox, for example "Select invoice 1042". */
  labelRow: (row: Row) => string
  /** Rows that can't be selected have no checkbox. */
  isSelectable?: (row: Row) => boolean
}

/** Returns a first column of checkboxes, which change the table's `selectedIds` through its `onSelectionChange`. */
export function selectionColumn<Row>({ labelAll, labelRow, isSelectable }: SelectionOptions<Row>): TableColumn<Row> {
  return {
    id: 'select',
    header: labelAll,
    cardRole: 'select',
    isSelectable,
    onCheckboxChange: selectRows,
    renderHeader: ({ rows, getRowId, selectedIds, onSelectionChange }) => (
      <SelectAll
        label={labelAll}
        rows={rows}
        getRowId={getRowId}
        isSelectable={isSelectable}
        selectedIds={selectedIds}
        onSelectionChange={onSelectionChange}
      />
    ),
    cell: (row, isSelected) =>
      isSelectable?.(row) === false ? null : (
        <input
          type="checkbox"
          className={checkbox}
          aria-label={labelRow(row)}
          checked={isSelected}
          onChange={handledByTable}
        />
      ),
  }
}

function handledByTable() {}
