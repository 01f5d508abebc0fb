'use client'
import { useMemo, useState } from 'react'
import { type SetLinkState, useLinkState } from '../links/useLinkState.ts'
import type { List, ListRow, ListSort } from './define-list.ts'
import type { FilterTable } from './filters.ts'
import { filterRows, sortRows } from './list.rules.ts'

export interface ListState<Row, Column extends string = string, State = object> {
  /** Filtered and sorted rows. */
  visibleRows: readonly Row[]
  /** Rows as received. */
  rows: readonly Row[]
  /** The URL state: filters by parameter, sorting, and the list's own parameters. */
  linkState: State
  setLinkState: SetLinkState<State>
  /** The search text. Private to this page, so not in the URL. */
  query: string
  setQuery(query: string): void
  isFiltered: boolean
  clear(): void
  sort: ListSort<Column>
  setSort(sort: ListSort<Column>): void
}

/** The state of a list with any rows. */
export type AnyListState = ListState<ListRow, string, Readonly<Record<string, unknown>>>

const none: readonly never[] = []
const replace = { replace: true }

/** Filters and sorts a list by its state in the URL, through the host's router. */
export function useListState<
  Row extends ListRow,
  Messages,
  Filters extends FilterTable<Row, Messages>,
  Column extends string,
  State extends object,
>(list: List<Row, Messages, Filters, Column, State>, rows: readonly Row[] = none): ListState<Row, Column, State> {
  const [linkState, setLinkState] = useLinkState(list.link)
  const [query, setQuery] = useState('')
  const { sort: column, order: direction = 'ascending' } = linkState as { sort?: Column; order?: ListSort['direction'] }
  const sort = useMemo<ListSort<Column>>(
    () => (column ? { column, direction } : list.sort.initial),
    [list, column, direction],
  )
  const found = useMemo(() => filterRows(list, rows, linkState, query), [list, rows, linkState, query])
  const visibleRows = useMemo(() => sortRows(list, found, sort), [list, found, sort])
  return {
    visibleRows,
    rows,
    linkState,
    setLinkState,
    query,
    setQuery,
    isFiltered: Boolean(query) || list.params.some((param) => param in linkState),
    clear() {
      setQuery('')
      setLinkState(Object.fromEntries(list.params.map((param) => [param, undefined])) as Partial<State>, replace)
    },
    sort,
    setSort: (next) => setLinkState({ sort: next.column, order: next.direction } as unknown as Partial<State>, replace),
  }
}
