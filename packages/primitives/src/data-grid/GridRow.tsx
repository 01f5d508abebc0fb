'use client'
import { memo, type ReactElement } from 'react'
import { placesOf, renderRowControl } from '../table/cells.tsx'
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

/** A row of a Table with grid roles and cell editors. */
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
            {draft ? content : renderRowControl(content, { href, hasAction })}
          </th>
        ) : (
          <td key={column.id} role="gridcell" {...attributes}>
            {content}
          </td>
        )
      })}
    </tr>
  )
}) as <Row>(props: GridRowProps<Row>) => ReactElement
