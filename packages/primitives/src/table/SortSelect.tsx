import * as styles from './TableCards.css.ts'
import type { SortDirection, TableProps } from './types.ts'

const arrows: Record<SortDirection, string> = { ascending: '↑', descending: '↓' }

/** Selects the sorting while rows are cards: each column in both directions, starting with its default. */
export function SortSelect<Row>({ columns, sort, sortLabel, onSortChange }: TableProps<Row>) {
  const sortable = columns.filter(({ isSortable }) => isSortable)
  if (!onSortChange || sortable.length === 0) return null
  const choices = sortable.flatMap(({ id, header, firstDirection = 'ascending' }) =>
    [firstDirection, firstDirection === 'ascending' ? 'descending' : 'ascending'].map((direction) => ({
      key: `${direction} ${id}`,
      label: `${header} ${arrows[direction as SortDirection]}`,
      sort: { columnId: id, direction: direction as SortDirection },
    })),
  )
  return (
    <label className={styles.sort}>
      {sortLabel}
      <select
        className={styles.sortSelect}
        value={sort ? `${sort.direction} ${sort.columnId}` : ''}
        onChange={({ target }) => onSortChange(choices.find(({ key }) => key === target.value)!.sort)}
      >
        {sort ? null : (
          <option value="" disabled hidden>
            –
          </option>
        )}
        {choices.map(({ key, label }) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}
