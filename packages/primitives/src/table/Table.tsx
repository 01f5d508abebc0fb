'use client'
import { type ForwardedRef, forwardRef, type ReactElement, type Ref } from 'react'
import { renderFoot, renderHead, renderNoRows } from './parts.tsx'
import { renderFrame } from './frame.tsx'
import { rowHandlers } from './row-events.ts'
import { container } from './Table.css.ts'
import './TableCards.css.ts'
import { renderRow } from './TableRow.tsx'
import type { TableProps } from './types.ts'

/**
 * Records in named columns; each becomes a card in a narrow container, unless `narrow` says otherwise. Renders a native `<table>`; the ref is the
 * table's. Above 200 rows, use VirtualTable.
 */
export const Table = forwardRef(function Table<Row>(props: TableProps<Row>, ref: ForwardedRef<HTMLTableElement>) {
  const { rows } = props
  return (
    <div className={container} data-sticky={props.isHeaderSticky || undefined} data-narrow={props.narrow}>
      {renderFrame(
        props,
        { ref },
        <>
          {renderHead(props)}
          {rows.length > 0 ? (
            <tbody role="rowgroup" {...rowHandlers(props, (tr) => rows[tr.sectionRowIndex])}>
              {rows.map((row) => renderRow(props, row))}
            </tbody>
          ) : (
            renderNoRows(props)
          )}
          {renderFoot(props)}
        </>,
      )}
    </div>
  )
}) as <Row>(props: TableProps<Row> & { ref?: Ref<HTMLTableElement> }) => ReactElement
