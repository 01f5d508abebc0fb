/** The row's value is one of the chosen ones. In the address as `status=PAID,FAILED`. */
export interface OneOfFilter<Row, Words> {
  kind: 'oneOf'
  label: (words: Words) => string
  /** The row's value, as the platform writes it. Only values that occur can be chosen. */
  of: (row: Row) => string | undefined
  /** The value in words. @default the value in readable letters */
  say?: (value: string, words: Words) => string
  /** What a value in an address looks like; others are dropped. @default a word of at most 40 letters */
  pattern?: RegExp
}

/** The row's day lies in a period, both ends included. In the address as `from=2026-03-01&to=2026-03-31`. */
export interface DaysFilter<Row, Words> {
  kind: 'days'
  label: (words: Words) => string
  /** A local date such as `2026-03-08`. */
  of: (row: Row) => string | undefined
  /** The two parameters of the address. @default ['from', 'to'] */
  params?: readonly [from: string, to: string]
}

/** The parameters of a filter by days. */
export const dayParams = ({ params = ['from', 'to'] }: { params?: readonly [string, string] }) => params

/** The row's text has every word that is searched for. One a list; never in the address, as people type names. */
export interface TextFilter<Row, Words> {
  kind: 'text'
  label: (words: Words) => string
  of: (row: Row) => string
}

export type ListFilter<Row, Words> = OneOfFilter<Row, Words> | DaysFilter<Row, Words> | TextFilter<Row, Words>
export type FilterTable<Row, Words> = Readonly<Record<string, ListFilter<Row, Words>>>

type ParamsOf<Name, Filter> = Filter extends { kind: 'oneOf' }
  ? { [Param in Name & string]: readonly string[] }
  : Filter extends { kind: 'days'; params: readonly [infer From extends string, infer To extends string] }
    ? { [Param in From | To]: string }
    : Filter extends { kind: 'days' }
      ? { from: string; to: string }
      : object

type Together<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never

/** The parameters of the address that the filters are written in. */
export type FilterParams<Filters> = Together<{ [Name in keyof Filters]: ParamsOf<Name, Filters[Name]> }[keyof Filters]>
