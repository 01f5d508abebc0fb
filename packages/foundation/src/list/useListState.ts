'use client'
import { useMemo, useState } from 'react'
import { type SetLinkState, useLinkState } from '../links/useLinkState.ts'
import type { List, ListRow, ListSort } from './define-list.ts'
import type { FilterTable } from './filters.ts'
import { filterRows, sortRows } from './list.rules.ts'

export interface ListState<Row, Column extends string = string, State = object> {
  /** Filtered and sorted. */
  shown: readonly Row[]
  /** As they came. */
  rows: readonly Row[]
  /** What the address says: the filters, by parameter, the order, and what else the list keeps there. */
  place: State
  setPlace: SetLinkState<State>
  /** What is searched for. Nobody's business but this page's, so it is not in the address. */
  query: string
  setQuery(query: string): void
  isFiltered: boolean
  clear(): void
  sort: ListSort<Column>
  setSort(sort: ListSort<Column>): void
}

/** The state of a list whatever its rows. */
export type AnyListState = ListState<ListRow, string, Readonly<Record<string, unknown>>>

const none: readonly never[] = []
const replace = { replace: true }

/** The rows of a list as it is filtered and sorted; kept in the address by the host's router. */
export function useListState<
  Row extends ListRow,
  Words,
  Filters extends FilterTable<Row, Words>,
  Column extends string,
  State extends object,
>(list: List<Row, Words, Filters, Column, State>, rows: readonly Row[] = none): ListState<Row, Column, State> {
  const [place, setPlace] = useLinkState(list.link)
  const [query, setQuery] = useState('')
  const { sort: column, order: direction = 'ascending' } = place as { sort?: Column; order?: ListSort['direction'] }
  const sort = useMemo<ListSort<Column>>(
    () => (column ? { column, direction } : list.sort.first),
    [list, column, direction],
  )
  const found = useMemo(() => filterRows(list, rows, place, query), [list, rows, place, query])
  const shown = useMemo(() => sortRows(list, found, sort), [list, found, sort])
  return {
    shown,
    rows,
    place,
    setPlace,
    query,
    setQuery,
    isFiltered: Boolean(query) || list.params.some((param) => param in place),
    clear() {
      setQuery('')
      setPlace(Object.fromEntries(list.params.map((param) => [param, undefined])) as Partial<State>, replace)
    },
    sort,
    setSort: (next) => setPlace({ sort: next.column, order: next.direction } as unknown as Partial<State>, replace),
  }
}
