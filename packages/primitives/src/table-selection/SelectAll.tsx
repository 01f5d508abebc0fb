'use client'
import { memo, type ReactElement, useId } from 'react'
import { checkbox } from '../checkbox/Box.css.ts'
import { changed } from './selection.ts'
import { cardWords } from '../table/TableCards.css.ts'
import type { TableProps } from '../table/types.ts'

interface SelectAllProps<Row> extends Pick<TableProps<Row>, 'rows' | 'getRowId' | 'selectedIds' | 'onSelectionChange'> {
  label: string
  isSelectable?: (row: Row) => boolean
}

/** The header's checkbox. A separate component, so that scrolling a long table doesn't recount the rows. */
export const SelectAll = memo(function SelectAll<Row>(props: SelectAllProps<Row>) {
  const { label, rows, getRowId, isSelectable, selectedIds, onSelectionChange } = props
  const selectable = isSelectable ? rows.filter(isSelectable) : rows
  const count = selectable.filter((row) => selectedIds?.has(getRowId(row))).length
  const isAll = count > 0 && count === selectable.length
  const id = useId()
  return (
    <>
      <input
        type="checkbox"
        id={id}
        className={checkbox}
        ref={(input) => {
          if (input) input.indeterminate = count > 0 && !isAll
        }}
        aria-label={label}
        checked={isAll}
        disabled={selectable.length === 0}
        onChange={() => onSelectionChange?.(changed(selectedIds, selectable.map(getRowId), !isAll))}
      />
      <label aria-hidden className={cardWords} htmlFor={id}>
        {label}
      </label>
    </>
  )
}) as <Row>(props: SelectAllProps<Row>) => ReactElement
