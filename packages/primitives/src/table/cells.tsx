import type { ReactNode } from 'react'
import { SiteLink } from '../internal/SiteLink.tsx'
import { safeHref } from '../link/safe-href.ts'
import { cardWords } from './TableCards.css.ts'
import type { TableColumn, TableProps } from './types.ts'

interface Place<Row> {
  column: TableColumn<Row>
  isHeader: boolean
  /** Only attributes with a value: each one costs once per cell. */
  look: Record<string, string>
}

const known = new WeakMap<object, unknown>()

/** Returns the common attributes of a column's cells, cached per array of columns. */
export function placesOf<Row>(columns: readonly TableColumn<Row>[]) {
  let places = known.get(columns) as Place<Row>[] | undefined
  if (!places) {
    const header =
      columns.find(({ isRowHeader }) => isRowHeader) ?? columns.find(({ cardRole }) => cardRole !== 'select')
    places = columns.map((column) => {
      const isHeader = column === header
      const { align, priority, cardRole = isHeader ? 'title' : 'detail' } = column
      const look: Record<string, string> = {}
      if (align === 'end') look['data-align'] = align
      if (priority === 'low') look['data-priority'] = priority
      if (cardRole === 'detail') look['data-label'] = column.header
      else look['data-card'] = cardRole
      return { column, isHeader, look }
    })
    known.set(columns, places)
  }
  return places
}

interface RowControl {
  href?: string
  hasAction: boolean
}

/** Renders the content of a row header: the row's link or button, if it has one. */
export function renderRowControl(content: ReactNode, { href, hasAction }: RowControl) {
  if (!href) return hasAction ? <button type="button">{content}</button> : content
  // The host's router must not navigate if the row's action handles the press.
  return hasAction ? <a href={safeHref(href)}>{content}</a> : <SiteLink href={href}>{content}</SiteLink>
}

type Content<Row> = (column: TableColumn<Row>, isHeader: boolean) => ReactNode

/** Renders the cells of a data row, footer or skeleton. */
export function renderCells<Row>(columns: readonly TableColumn<Row>[], content: Content<Row>) {
  return placesOf(columns).map(({ column, isHeader, look }) =>
    isHeader ? (
      <th key={column.id} role="rowheader" scope="row" {...look}>
        {content(column, true)}
      </th>
    ) : (
      <td key={column.id} role="cell" {...look}>
        {content(column, false)}
      </td>
    ),
  )
}

export function renderHeaders<Row>({ columns, sort }: TableProps<Row>, isGrid: boolean, content: Content<Row>) {
  return placesOf(columns).map(({ column, look }, at) => (
    <th
      key={column.id}
      role="columnheader"
      scope="col"
      {...look}
      aria-colindex={isGrid ? at + 1 : undefined}
      // Otherwise, other header content would be read with every cell.
      aria-label={column.renderHeader || column.isSortable ? column.header : undefined}
      aria-sort={sort?.columnId === column.id ? sort.direction : undefined}
    >
      {content(column, true)}
      {column.cardRole !== 'select' && (column.renderHeader || column.isSortable) ? (
        // On cards, where the header button is hidden.
        <span className={cardWords}>{column.header}</span>
      ) : null}
    </th>
  ))
}
