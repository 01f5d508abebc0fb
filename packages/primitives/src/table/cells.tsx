import type { ReactNode } from 'react'
import { SiteLink } from '../internal/SiteLink.tsx'
import { safeHref } from '../link/safe-href.ts'
import { cardWords } from './TableCards.css.ts'
import type { TableColumn, TableProps } from './types.ts'

interface Place<Row> {
  column: TableColumn<Row>
  isHeader: boolean
  /** Only what says something: every attribute is paid for once a cell. */
  look: Record<string, string>
}

const known = new WeakMap<object, unknown>()

/** What all cells of a column have in common, worked out once for the same array of columns. */
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

/** The words of a row header: the link or the button of a row that has one. */
export function renderRowControl(content: ReactNode, { href, hasAction }: RowControl) {
  if (!href) return hasAction ? <button type="button">{content}</button> : content
  // The host's router must not go where the row's action takes over.
  return hasAction ? <a href={safeHref(href)}>{content}</a> : <SiteLink href={href}>{content}</SiteLink>
}

type Content<Row> = (column: TableColumn<Row>, isHeader: boolean) => ReactNode

/** The cells of a row of values, totals or skeletons. */
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
      // What else a header holds must not be read out with every cell below it.
      aria-label={column.renderHeader || column.isSortable ? column.header : undefined}
      aria-sort={sort?.columnId === column.id ? sort.direction : undefined}
    >
      {content(column, true)}
      {column.cardRole !== 'select' && (column.renderHeader || column.isSortable) ? (
        // On cards, where its button cannot be pressed.
        <span className={cardWords}>{column.header}</span>
      ) : null}
    </th>
  ))
}
