'use client'
import { type ForwardedRef, forwardRef, type ReactElement, type Ref } from 'react'
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.css.ts'
import { rowHandlers } from './row-events.ts'
import { renderEmpty, renderFoot, renderSkeleton } from './TableBody.tsx'
import { renderColumnWidths, renderHead } from './TableHead.tsx'
import { renderTableRow } from './TableRow.tsx'
import type { TableProps } from './types.ts'
import './TableCards.css.ts'
import * as styles from './Table.css.ts'

/**
 * Rows of records under named columns; each becomes a card where its container is narrow. Renders a native `<table>`;
 * the ref is the table's. Above some 200 rows, take VirtualTable.
 */
export const Table = forwardRef(renderTable) as <Row>(
  props: TableProps<Row> & { ref?: Ref<HTMLTableElement> },
) => ReactElement

function renderTable<Row>(props: TableProps<Row>, ref: ForwardedRef<HTMLTableElement>) {
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
    isHeaderSticky,
    ...native
  } = props
  const rowOf = (tr: HTMLTableRowElement) => rows[tr.sectionRowIndex]
  return (
    <div className={styles.container} data-sticky={isHeaderSticky ? '' : undefined}>
      <table {...native} ref={ref} role="table" className={styles.table} aria-busy={isLoading || undefined}>
        <caption className={isCaptionHidden ? visuallyHidden : undefined}>
          {caption}
          {isLoading && loadingLabel ? <span className={visuallyHidden}> {loadingLabel}</span> : null}
        </caption>
        {renderColumnWidths(props)}
        {renderHead(props)}
        {rows.length > 0 ? (
          <tbody role="rowgroup" {...rowHandlers(props, rowOf)}>
            {rows.map((row) => renderTableRow(props, row))}
          </tbody>
        ) : isLoading ? (
          renderSkeleton(props)
        ) : (
          renderEmpty(props)
        )}
        {renderFoot(props)}
      </table>
    </div>
  )
}
