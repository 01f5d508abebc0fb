import type { TableColumn, TableProps } from './types.ts'
import { rowHeaderOf } from './TableRow.tsx'
import * as styles from './Table.css.ts'

type Shared<Row> = Pick<TableProps<Row>, 'columns' | 'selection' | 'rowMenu' | 'empty' | 'loadingRows'>

export function renderSkeleton<Row>({ columns, selection, rowMenu, loadingRows = 5 }: Shared<Row>) {
  const header = rowHeaderOf(columns)
  return (
    <tbody aria-hidden="true">
      {Array.from({ length: loadingRows }, (_, index) => (
        <tr key={index}>
          {selection ? <td data-own="select" /> : null}
          {columns.map((column) => (
            <td
              key={column.id}
              data-align={column.align}
              data-priority={column.priority}
              data-card={column.cardRole ?? (column === header ? 'title' : undefined)}
              data-label={column.header}
            >
              {column.lines === 2 ? <div className={styles.skeleton} /> : null}
              <div className={styles.skeleton} />
            </td>
          ))}
          {rowMenu ? (
            <td data-own="menu">
              <div className={styles.menuRoom} />
            </td>
          ) : null}
        </tr>
      ))}
    </tbody>
  )
}

export function renderEmpty<Row>(table: Shared<Row>) {
  return (
    <tbody role="rowgroup">
      <tr role="row">
        <td role="cell" data-own="empty" colSpan={columnCount(table)}>
          {table.empty}
        </td>
      </tr>
    </tbody>
  )
}

export function renderFoot<Row>({ columns, selection, rowMenu }: Shared<Row>, rowIndex?: number) {
  if (!columns.some(hasFooter)) return null
  const header = rowHeaderOf(columns)
  return (
    <tfoot role="rowgroup">
      <tr role="row" aria-rowindex={rowIndex}>
        {selection ? <td role="cell" data-own="select" /> : null}
        {columns.map((column) => {
          const Cell = column === header ? 'th' : 'td'
          return (
            <Cell
              key={column.id}
              role={column === header ? 'rowheader' : 'cell'}
              scope={column === header ? 'row' : undefined}
              data-align={column.align}
              data-priority={column.priority}
              data-label={column.header}
            >
              {column.footer}
            </Cell>
          )
        })}
        {rowMenu ? <td role="cell" data-own="menu" /> : null}
      </tr>
    </tfoot>
  )
}

export function columnCount<Row>({ columns, selection, rowMenu }: Shared<Row>) {
  return columns.length + (selection ? 1 : 0) + (rowMenu ? 1 : 0)
}

function hasFooter<Row>({ footer }: TableColumn<Row>) {
  return footer !== undefined
}
