'use client'
import { memo, type ReactElement, type ReactNode } from 'react'
import { placesOf } from '../table/cells.tsx'
import { renderColumns, renderHeaderWords } from '../table/parts.tsx'
import type { TableProps } from '../table/types.ts'
import { EditedCell } from './EditedCell.tsx'
import type { GridColumn, RowDrafts } from './types.ts'

interface GridRowProps<Row> {
  row: Row
  columns: readonly GridColumn<Row>[]
  index: number
  rowRef: (tr: HTMLTableRowElement | null) => void
  hasAction: boolean
  href?: string
  isSelected: boolean
  isSelectable: boolean
  drafts?: RowDrafts
  onDraft: (row: Row, column: GridColumn<Row>, text: string) => void
}

/** As a row of a Table, with the roles of a grid and with what is being edited. */
export const GridRow = memo(function GridRow<Row>(props: GridRowProps<Row>) {
  const { row, columns, index, rowRef, hasAction, href, isSelected, isSelectable, drafts, onDraft } = props
  return (
    <tr
      role="row"
      ref={rowRef}
      data-selected={isSelected || undefined}
      aria-selected={isSelectable ? isSelected : undefined}
      aria-rowindex={index + 2}
      data-index={index}
    >
      {placesOf(columns).map(({ column, isHeader, look }, at) => {
        const { editing } = column as GridColumn<Row>
        const isEditable = editing && editing.isEditable?.(row) !== false
        const draft = drafts?.[column.id]
        const attributes = {
          ...look,
          'aria-colindex': at + 1,
          'data-editable': isEditable ? '' : undefined,
          'data-editing': draft ? '' : undefined,
          'aria-busy': draft?.isSaving || undefined,
        }
        const content = draft ? (
          <EditedCell row={row} column={column} draft={draft} onDraft={onDraft} />
        ) : (
          column.cell(row, isSelected)
        )
        return isHeader ? (
          <th key={column.id} role="rowheader" scope="row" {...attributes}>
            {draft ? content : pressable(content)}
          </th>
        ) : (
          <td key={column.id} role="gridcell" {...attributes}>
            {content}
          </td>
        )
      })}
    </tr>
  )

  function pressable(content: ReactNode) {
    if (href) return <a href={href}>{content}</a>
    return hasAction ? <button type="button">{content}</button> : content
  }
}) as <Row>(props: GridRowProps<Row>) => ReactElement

export function renderGridHead<Row>(table: TableProps<Row>) {
  const { columns, sort, onSortChange, sortLabel } = table
  return (
    <>
      {renderColumns(table)}
      <thead role="rowgroup">
        <tr role="row" aria-rowindex={1} data-label={onSortChange && sortLabel}>
          {placesOf(columns).map(({ column, look }, at) => (
            <th
              key={column.id}
              role="columnheader"
              scope="col"
              {...look}
              aria-colindex={at + 1}
              aria-label={column.renderHeader && column.header}
              aria-sort={sort?.columnId === column.id ? sort.direction : undefined}
            >
              {column.renderHeader ? column.renderHeader(table) : renderHeaderWords(table, column)}
            </th>
          ))}
        </tr>
      </thead>
    </>
  )
}
