'use client'
import { type ForwardedRef, forwardRef, type ReactElement, type Ref, useId, useMemo, useRef } from 'react'
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.css.ts'
import { rowHandlers } from '../table/row-events.ts'
import { columnCount, renderEmpty, renderFoot, renderSkeleton } from '../table/TableBody.tsx'
import { renderColumnWidths, renderHead } from '../table/TableHead.tsx'
import { renderTableRow } from '../table/TableRow.tsx'
import type { TableProps } from '../table/types.ts'
import '../table/TableCards.css.ts'
import * as tableStyles from '../table/Table.css.ts'
import { useVirtualRows } from './useVirtualRows.ts'
import * as styles from './VirtualTable.css.ts'

/** The header of a VirtualTable always stays in sight. */
export type VirtualTableProps<Row> = Omit<TableProps<Row>, 'isHeaderSticky'>

/**
 * A Table of any length: it scrolls within itself, as tall as `--mk-virtual-table-block-size`, and only the rows in
 * sight are in the document. Find-in-page and printing reach those rows alone. Renders a native `<table>` in a
 * scrolling region; the ref is the table's.
 */
export const VirtualTable = forwardRef(renderVirtualTable) as <Row>(
  props: VirtualTableProps<Row> & { ref?: Ref<HTMLTableElement> },
) => ReactElement

function renderVirtualTable<Row>(props: VirtualTableProps<Row>, ref: ForwardedRef<HTMLTableElement>) {
  const captionId = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const {
    caption,
    isCaptionHidden,
    columns,
    rows,
    getRowId,
    sort,
    onSortChange,
    sortLabel,
    onRowAction,
    getRowHref,
    selection,
    rowMenu,
    isLoading,
    loadingLabel,
    loadingRows,
    empty,
    ...native
  } = props
  const virtual = useVirtualRows(scroller, rows, getRowId)
  // Scrolling renders this component again; what does not depend on the scroll position is kept.
  const frame = useMemo(
    () => ({ widths: renderColumnWidths(props), head: renderHead(props, 1), foot: renderFoot(props, rows.length + 2) }),
    [props],
  )
  const rowOf = (tr: HTMLTableRowElement) => rows[Number(tr.dataset.index)]
  return (
    <div
      ref={scroller}
      className={styles.scroller}
      role="region"
      aria-labelledby={captionId}
      tabIndex={0}
      {...virtual.focusHandlers}
    >
      <table
        {...native}
        ref={ref}
        role="table"
        className={tableStyles.table}
        data-fixed=""
        aria-rowcount={rows.length + (frame.foot ? 2 : 1)}
        aria-busy={isLoading || undefined}
      >
        <caption id={captionId} className={isCaptionHidden ? visuallyHidden : undefined}>
          {caption}
          {isLoading && loadingLabel ? <span className={visuallyHidden}> {loadingLabel}</span> : null}
        </caption>
        {frame.widths}
        {frame.head}
        {rows.length > 0 ? (
          <tbody role="rowgroup" {...rowHandlers(props, rowOf)}>
            {virtual.parts.map((part) =>
              'gap' in part ? (
                <tr key={part.key} aria-hidden="true">
                  <td data-own="gap" colSpan={columnCount(props)} height={part.gap} />
                </tr>
              ) : (
                renderTableRow(props, part.row, { rowIndex: part.index + 2, rowRef: virtual.measure })
              ),
            )}
          </tbody>
        ) : isLoading ? (
          renderSkeleton(props)
        ) : (
          renderEmpty(props)
        )}
        {frame.foot}
      </table>
    </div>
  )
}
