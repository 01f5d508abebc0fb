'use client'
import { type ForwardedRef, forwardRef, type ReactElement, type Ref, useImperativeHandle, useRef } from 'react'
import '../table/TableCards.css.ts'
import { renderFrame } from '../table/frame.tsx'
import { renderFoot, renderHead, renderNoRows } from '../table/parts.tsx'
import { rowHandlers } from '../table/row-events.ts'
import { selectableBy } from '../table-selection/selection.ts'
import type { TableProps } from '../table/types.ts'
import { tall, useVirtualRows } from '../virtual-table/useVirtualRows.ts'
import { scroller as scrollerStyle } from '../virtual-table/VirtualTable.css.ts'
import * as styles from './DataGrid.css.ts'
import { GridRow } from './GridRow.tsx'
import type { GridColumn } from './types.ts'
import { useDrafts } from './useDrafts.ts'
import { useGridEvents } from './useGridEvents.ts'
import { useGridFocus } from './useGridFocus.ts'

export interface DataGridProps<Row> extends Omit<TableProps<Row>, 'isHeaderSticky' | 'narrow' | 'columns'> {
  /** Keep it stable between renders: a row renders again only when its row object or the columns change. */
  columns: readonly GridColumn<Row>[]
  /** Whether keys may select a row. @default rows with a checkbox, or every row without checkboxes */
  isRowSelectable?: (row: Row) => boolean
}

/**
 * A table with keyboard navigation by cell and editing in place: one tab stop, any number of rows, of which only
 * visible ones are in the document. Scrolls in its own region, as tall as `--mk-virtual-table-block-size`. Renders a
 * native `<table>` with the role of a grid; the ref is the table's.
 */
export const DataGrid = forwardRef(function DataGrid<Row>(
  props: DataGridProps<Row>,
  ref: ForwardedRef<HTMLTableElement>,
) {
  const { rows, columns, getRowId, getRowHref, onRowAction, onSelectionChange, selectedIds } = props
  const isRowSelectable = props.isRowSelectable ?? selectableBy(columns)
  const scroller = useRef<HTMLDivElement>(null)
  const table = useRef<HTMLTableElement>(null)
  useImperativeHandle(ref, () => table.current as HTMLTableElement, [])
  const { parts, measure, reveal, focusHandlers } = useVirtualRows(scroller, rows)
  const editing = useDrafts(getRowId)
  const focus = useGridFocus(table, rows.length, reveal)
  const events = useGridEvents({ ...props, isRowSelectable }, table, focus, editing)
  const foot = renderFoot(props, rows.length + 2)
  const handlers = rowHandlers(props, (tr) => rows[Number(tr.dataset.index)])

  return (
    <div {...focusHandlers} ref={scroller} className={scrollerStyle} data-sticky="">
      {renderFrame(
        props,
        {
          ...events,
          ref: table,
          role: 'grid',
          className: styles.grid,
          'aria-rowcount': rows.length + (foot ? 2 : 1),
          'aria-colcount': columns.length,
          'aria-multiselectable': onSelectionChange ? true : undefined,
          'aria-readonly': columns.some((column) => column.editing) ? undefined : true,
        },
        <>
          {renderHead(props, 1, true)}
          {rows.length > 0 ? (
            <tbody role="rowgroup" {...handlers}>
              {parts.map((part) => {
                if ('gap' in part) return <tr key={part.key} ref={tall(part.gap)} aria-hidden="true" data-gap="" />
                const id = getRowId(part.row)
                return (
                  <GridRow
                    key={id}
                    row={part.row}
                    columns={columns}
                    index={part.index}
                    rowRef={measure}
                    hasAction={!!onRowAction}
                    href={getRowHref?.(part.row)}
                    isSelected={!!selectedIds?.has(id)}
                    isSelectable={!!onSelectionChange && isRowSelectable?.(part.row) !== false}
                    drafts={editing.drafts.get(id)}
                    onDraft={editing.change}
                  />
                )
              })}
            </tbody>
          ) : (
            renderNoRows(props)
          )}
          {foot}
        </>,
      )}
    </div>
  )
}) as <Row>(props: DataGridProps<Row> & { ref?: Ref<HTMLTableElement> }) => ReactElement
