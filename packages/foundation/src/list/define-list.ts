import type { UnreadableItem } from '@memberkit/platform'
import type { TableColumn } from '@memberkit/primitives/table'
import type { CsvColumn } from '../csv/csv.ts'
import { day, listOf, oneOf, type ParamCodec, text } from '../links/codec.ts'
import { defineLink, type Link, type LinkState } from '../links/link.ts'
import { dayParams, type FilterParams, type FilterTable } from './filters.ts'
import { lazyParts, type ListParts, type LoadedParts } from './parts.tsx'

export interface ListRow {
  readonly id: string
}

/** The messages of every list. A kit's own, for its columns and filters, can be in the same object. */
export interface ListMessages {
  title: string
  /** The noun used when loading fails: "your invoices". */
  noun: string
  /** Announced while loading. */
  loading: string
  /** The number of rows with their noun: "14 invoices". */
  count: (count: number) => string
  /** The button below the first rows: "Show more invoices". @default "Show more" */
  showMore?: string
  /** The empty state without filters. */
  empty: { title: string; text?: string }
  /** The empty state with filters. */
  noMatch: { title: string; text?: string }
  /** The name of an unreadable row. @default "We couldn’t read this entry" */
  unreadable?: string
}

export interface ListSort<Column extends string = string> {
  column: Column
  direction: 'ascending' | 'descending'
}

export type Compare<Row> = (a: Row, b: Row) => number

export interface ListCsvColumn<Row> extends CsvColumn<Row> {
  /** Renders the cell of an unreadable row. @default empty */
  unreadable?: (one: UnreadableItem) => string | undefined
}

export interface ListDefinition<Row, Messages, Filters, Column extends string, Own extends object> {
  /** The list's key on this device, for saved filters. */
  name: string
  /** A hook; its result is stable between renders. */
  useMessages: () => Messages
  /** Columns with an id in `sort.by` are sortable. */
  columns: (messages: Messages) => readonly TableColumn<Row>[]
  /** By name, which is also the URL parameter, in display order. */
  filters: Filters
  sort: {
    /** By column id. Equal rows keep the order of `initial`. */
    by: Readonly<Record<Column, Compare<Row>>>
    initial: ListSort<NoInfer<Column>>
  }
  /** URL parameters besides filters and sorting, such as the open row. */
  link?: { readonly [Name in keyof Own]: ParamCodec<Own[Name]> }
  /** Columns of the downloadable file; may be lazy. Omit it for no download. */
  csv?: (messages: Messages) => readonly ListCsvColumn<Row>[] | Promise<readonly ListCsvColumn<Row>[]>
  /** The words of the button that rows have, so that rows that load leave its room. @default two short words */
  actionLabel?: (messages: Messages) => string
  /**
   * Whether columns of a long list, which don't grow with their contents, are of even width rather than as wide as
   * their pixels say. @default false
   */
  isEvenWhenLong?: boolean
  /** The number of skeleton rows: about as many as most people have. @default 8 */
  loadingRows?: number
  /** Code loaded on demand: `listParts`, or a kit's own module with further on-demand code. */
  parts: ListParts
  /** Returns what identifies an unreadable row; see `textIn`. */
  unreadableName?: (one: UnreadableItem) => string | undefined
}

/** A list created by `defineList`. */
export interface List<
  Row,
  Messages,
  Filters = FilterTable<Row, Messages>,
  Column extends string = string,
  State = object,
>
  extends Omit<ListDefinition<Row, Messages, Filters, Column, object>, 'link' | 'parts'>, LoadedParts {
  /** Reads and writes the list's state in a URL. */
  link: Link<State>
  /** The URL parameters that filter the list. */
  params: readonly string[]
}

/** A list with any rows, for the parts that all lists share. */
export type AnyList = List<
  ListRow,
  ListMessages,
  FilterTable<ListRow, ListMessages>,
  string,
  Readonly<Record<string, unknown>>
>

type StateOf<Filters, Column extends string, Own> = LinkState<
  Own & FilterParams<Filters> & { sort: Column; order: ListSort['direction'] }
>

/**
 * Defines a list: its columns, filters and sorting, their URL parameters, and its file.
 *
 * @example
 * const plans = defineList<Plan>()({
 *   name: 'plans',
 *   useMessages: usePlanMessages,
 *   columns: (messages) => [{ id: 'status', header: messages.status, cell: ({ status }) => status }],
 *   filters: { status: { kind: 'oneOf', label: (messages) => messages.status, getValue: ({ status }) => status } },
 *   sort: { by: { status: byText(({ status }) => status) }, initial: { column: 'status', direction: 'ascending' } },
 *   parts: listParts,
 * })
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineList<Row extends ListRow>() {
  /* @__NO_SIDE_EFFECTS__ */
  return function define<
    Messages extends ListMessages,
    const Filters extends FilterTable<Row, Messages>,
    Column extends string,
    Own extends object = object,
  >({
    link,
    parts,
    ...definition
  }: ListDefinition<Row, Messages, Filters, Column, Own>): List<
    Row,
    Messages,
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
    } as unknown as List<Row, Messages, Filters, Column, StateOf<Filters, Column, Own>>
  }
}
