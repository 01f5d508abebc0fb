import { folded } from '@memberkit/platform/formats'
import { isWithinDays } from '../filters/days.ts'
import type { Compare, ListRow, ListSort } from './define-list.ts'
import { dayParams, type ListFilter } from './filters.ts'

/** Compares by text. Ids and ISO dates sort the same everywhere, so a locale's collation would only cost time. */
/* @__NO_SIDE_EFFECTS__ */
export function byText<Row>(getValue: (row: Row) => string | undefined): Compare<Row> {
  return (a, b) => compareText(getValue(a) ?? '', getValue(b) ?? '')
}

function compareText(a: string, b: string) {
  return a < b ? -1 : a > b ? 1 : 0
}

type Place = Readonly<Record<string, unknown>>

/**
 * Returns the rows that match every filter; without filters, all rows.
 *
 * @param linkState the parameters read by the list's link
 * @param query the search text
 */
export function filterRows<Row, Messages>(
  { filters }: { filters: Readonly<Record<string, ListFilter<Row, Messages>>> },
  rows: readonly Row[],
  linkState: object,
  query = '',
): readonly Row[] {
  const tests = Object.entries(filters)
    .map(([name, filter]) => testOf(name, filter, linkState as Place, query))
    .filter(Boolean) as ((row: Row) => boolean)[]
  return tests.length > 0 ? rows.filter((row) => tests.every((test) => test(row))) : rows
}

function testOf<Row>(name: string, filter: ListFilter<Row, never>, linkState: Place, query: string) {
  if (filter.kind === 'oneOf') {
    const wanted = linkState[name] as readonly unknown[] | undefined
    return wanted && ((row: Row) => [filter.getValue(row)].flat().some((value) => wanted.includes(value)))
  }
  if (filter.kind === 'days') {
    const [from, to] = dayParams(filter).map((param) => linkState[param] as string | undefined)
    return (from || to) && ((row: Row) => isWithinDays(filter.getValue(row), { from, to }))
  }
  const terms = folded(query).trim().split(/\s+/)
  if (!query) return undefined
  return (row: Row) => {
    const text = folded(filter.getValue(row))
    return terms.every((term) => text.includes(term))
  }
}

/** Returns a sorted copy. Equal rows keep the default order, then the greater id first, for a stable result. */
export function sortRows<Row extends ListRow>(
  { sort: { by, initial } }: { sort: { by: Readonly<Record<string, Compare<Row>>>; initial: ListSort } },
  rows: readonly Row[],
  chosen: ListSort,
): readonly Row[] {
  const compare = ({ column, direction }: ListSort, a: Row, b: Row) =>
    (direction === 'ascending' ? 1 : -1) * (by[column]?.(a, b) ?? 0)
  return rows.toSorted((a, b) => compare(chosen, a, b) || compare(initial, a, b) || compareText(b.id, a.id))
}
