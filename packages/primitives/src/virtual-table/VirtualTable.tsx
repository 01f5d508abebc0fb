'use client'
import { type ForwardedRef, forwardRef, type ReactElement, type Ref, useId, useRef } from 'react'
import { useBrowserEffect } from '../internal/use-browser-effect.ts'
import '../table/TableCards.css.ts'
import { renderFrame } from '../table/frame.tsx'
import { renderFoot, renderHead, renderNoRows } from '../table/parts.tsx'
import { rowHandlers } from '../table/row-events.ts'
import { renderRow } from '../table/TableRow.tsx'
import type { TableProps } from '../table/types.ts'
import { tall, useVirtualRows } from './useVirtualRows.ts'
import * as styles from './VirtualTable.css.ts'

/** The header of a VirtualTable is always visible. */
export interface VirtualTableProps<Row> extends Omit<TableProps<Row>, 'isHeaderSticky' | 'narrow'> {
  /** The row to scroll to initially, such as the one that was open. */
  firstRowId?: string
}

/**
 * A Table of any length: it scrolls in its own region, as tall as `--mk-virtual-table-block-size`, and only visible
 * rows are in the document. Find in page and print reach only those. Renders a native `<table>` in a scrolling region;
 * the ref is the table's.
 */
export const VirtualTable = forwardRef(function VirtualTable<Row>(
  props: VirtualTableProps<Row>,
  ref: ForwardedRef<HTMLTableElement>,
) {
  const scroller = useRef<HTMLDivElement>(null)
  const captionId = useId()
  const { rows, caption, getRowId, firstRowId } = props
  const { parts, measure, reveal, focusHandlers } = useVirtualRows(scroller, rows)
  const isScrolled = useRef(false)
  useBrowserEffect(() => {
    const index = isScrolled.current ? -1 : rows.findIndex((row) => getRowId(row) === firstRowId)
    isScrolled.current = true
    if (index > 0) reveal(index, (row) => row.scrollIntoView({ block: 'center' }), 'center')
  }, [rows, getRowId, firstRowId, reveal])
  const foot = renderFoot(props, rows.length + 2)
  return (
    <div
      {...focusHandlers}
      ref={scroller}
      className={styles.scroller}
      role="region"
      aria-labelledby={captionId}
      tabIndex={0}
      data-sticky=""
    >
      {renderFrame(
        { ...props, caption: <span id={captionId}>{caption}</span> },
        { ref, className: styles.table, 'aria-rowcount': rows.length + (foot ? 2 : 1) },
        <>
          {renderHead(props, 1)}
          {rows.length > 0 ? (
            <tbody role="rowgroup" {...rowHandlers(props, (tr) => rows[Number(tr.dataset.index)])}>
              {parts.map((part) =>
                'gap' in part ? (
                  <tr key={part.key} ref={tall(part.gap)} aria-hidden="true" data-gap="" />
                ) : (
                  renderRow(props, part.row, { rowIndex: part.index + 2, rowRef: measure })
                ),
              )}
            </tbody>
          ) : (
            renderNoRows(props)
          )}
          {foot}
        </>,
      )}
    </div>
  )
}) as <Row>(props: VirtualTableProps<Row> & { ref?: Ref<HTMLTableElement> }) => ReactElement
