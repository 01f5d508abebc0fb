import type { Unreadable } from '@memberkit/platform'
import type { TableColumn } from '@memberkit/primitives/table'
import type { CsvColumn } from '../csv/csv.ts'
import { day, listOf, oneOf, type ParamCodec, text } from '../links/codec.ts'
import { defineLink, type Link, type LinkState } from '../links/link.ts'
import { dayParams, type FilterParams, type FilterTable } from './filters.ts'
import { lazyParts, type ListParts, type LoadedParts } from './parts.tsx'

export interface ListRow {
  readonly id: string
}

/** What every list says. A kit's own words, for its columns and filters, come along in the same object. */
export interface ListWords {
  title: string
  /** What could not be shown, as it stands in a sentence: "your invoices". */
  noun?: string
  /** Read out while the rows are loading. */
  loading: string
  /** How many rows, with their noun: "14 invoices". */
  count: (count: number) => string
  /** In place of the list when there is nothing to list yet. */
  empty: { title: string; text?: string }
  /** In place of the rows when the filters leave none. */
  noMatch: { title: string; text?: string }
  /** Names a row that could not be read. @default "We couldn’t read this entry" */
  unreadable?: string
}

export interface ListSort<Column extends string = string> {
  column: Column
  direction: 'ascending' | 'descending'
}

export type Compare<Row> = (a: Row, b: Row) => number

export interface ListCsvColumn<Row> extends CsvColumn<Row> {
  /** The cell of a row that could not be read. @default empty */
  unreadable?: (one: Unreadable) => string | undefined
}

export interface ListDefinition<Row, Words, Filters, Column extends string, Own extends object> {
  /** Names the list on this device, where its filters are kept. */
  name: string
  /** A hook; what it returns is kept stable between renders. */
  useWords: () => Words
  /** Columns whose id is in `sort.by` can be sorted by. */
  columns: (words: Words) => readonly TableColumn<Row>[]
  /** By name, which is the parameter of the address, in the order of the bar. */
  filters: Filters
  sort: {
    /** By id of the column. Rows that compare as equal keep the order of `first`. */
    by: Readonly<Record<Column, Compare<Row>>>
    first: ListSort<NoInfer<Column>>
  }
  /** Parameters of the address beside the filters and the order, such as the row that is open. */
  link?: { readonly [Name in keyof Own]: ParamCodec<Own[Name]> }
  /** The file that can be downloaded; may be loaded then. Without it there is none. */
  csv?: (words: Words) => readonly ListCsvColumn<Row>[] | Promise<readonly ListCsvColumn<Row>[]>
  /** What is loaded once it is asked for: `listParts`, or a kit's own files, which also hold what else an intent needs. */
  parts: ListParts
  /** What a row that could not be read is known by; see `textIn`. */
  unreadableName?: (one: Unreadable) => string | undefined
}

/** What `defineList` makes of a definition. */
export interface List<Row, Words, Filters = FilterTable<Row, Words>, Column extends string = string, State = object>
  extends Omit<ListDefinition<Row, Words, Filters, Column, object>, 'link' | 'parts'>, LoadedParts {
  /** Reads and writes the state of the list in an address. */
  link: Link<State>
  /** The parameters of the address that narrow the list. */
  params: readonly string[]
}

/** A list whatever its rows, for the parts that every list shares. */
export type AnyList = List<
  ListRow,
  ListWords,
  FilterTable<ListRow, ListWords>,
  string,
  Readonly<Record<string, unknown>>
>

type StateOf<Filters, Column extends string, Own> = LinkState<
  Own & FilterParams<Filters> & { sort: Column; order: ListSort['direction'] }
>

/**
 * Defines a list: what it shows, is filtered and sorted by, how that stands in the address and in a file.
 *
 * @example
 * const plans = defineList<Plan>()({
 *   name: 'plans',
 *   useWords: usePlanWords,
 *   columns: (words) => [{ id: 'status', header: words.status, cell: ({ status }) => status }],
 *   filters: { status: { kind: 'oneOf', label: (words) => words.status, of: ({ status }) => status } },
 *   sort: { by: { status: byText(({ status }) => status) }, first: { column: 'status', direction: 'ascending' } },
 *   parts: listParts,
 * })
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineList<Row extends ListRow>() {
  /* @__NO_SIDE_EFFECTS__ */
  return function define<
    Words extends ListWords,
    const Filters extends FilterTable<Row, Words>,
    Column extends string,
    Own extends object = object,
  >({
    link,
    parts,
    ...definition
  }: ListDefinition<Row, Words, Filters, Column, Own>): List<
    Row,
    Words,
    Filters,
    Column,
    StateOf<Filters, Column, Own>
  > {
    const filters: Record<string, ParamCodec<unknown>> = {}
    for (const [name, filter] of Object.entries(definition.filters)) {
      if (filter.kind === 'oneOf') filters[name] = listOf(text(filter.pattern ?? /^\w{1,40}$/))
      if (filter.kind === 'days') for (const param of dayParams(filter)) filters[param] = day
    }
    const order = { sort: oneOf(...Object.keys(definition.sort.by)), order: oneOf('ascending', 'descending') }
    return {
      ...definition,
      ...lazyParts(parts),
      params: Object.keys(filters),
      link: defineLink<object>({ ...link, ...filters, ...order }),
    } as unknown as List<Row, Words, Filters, Column, StateOf<Filters, Column, Own>>
  }
}
