'use client'
import { type ChangeEvent, type ForwardedRef, forwardRef, type MouseEvent, type ReactElement, type Ref } from 'react'
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.css.ts'
import { pressRow, rowOfBox } from './row-events.ts'
import { renderEmpty, renderFoot, renderSkeleton } from './TableBody.tsx'
import { renderColumnWidths, renderHead } from './TableHead.tsx'
import { TableRow } from './TableRow.tsx'
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
    onClick,
    onChange,
    ...native
  } = props
  const rowOf = (tr: HTMLTableRowElement) => rows[tr.sectionRowIndex]

  const press = (event: MouseEvent<HTMLTableSectionElement>) => pressRow(event, rowOf, onRowAction)
  const select = (event: ChangeEvent<HTMLTableSectionElement>) => {
    const row = rowOfBox(event, rowOf)
    if (row !== undefined && selection) selection.onChange(toggled(selection.selectedIds, getRowId(row)))
  }

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
          <tbody
            role="rowgroup"
            data-action={onRowAction || getRowHref ? '' : undefined}
            onClick={press}
            onChange={select}
          >
            {rows.map((row) => {
              const id = getRowId(row)
              return (
                <TableRow
                  key={id}
                  row={row}
                  columns={columns}
                  hasAction={onRowAction !== undefined}
                  href={getRowHref?.(row)}
                  selectLabel={selection && selectLabel(selection, row)}
                  isSelected={selection && selection.selectedIds.has(id)}
                  renderMenu={rowMenu?.render}
                />
              )
            })}
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

export function selectLabel<Row>(selection: NonNullable<TableProps<Row>['selection']>, row: Row) {
  return selection.isSelectable?.(row) === false ? '' : selection.labelRow(row)
}

export function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return next
}
