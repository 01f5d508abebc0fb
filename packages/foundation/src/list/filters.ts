/** Matches rows with one of the selected values. In the URL as `status=PAID,FAILED`. */
export interface OneOfFilter<Row, Messages> {
  kind: 'oneOf'
  label: (messages: Messages) => string
  /** Returns the row's value in wire format, or its values. Only values that occur are offered. */
  getValue: (row: Row) => string | readonly string[] | undefined
  /** Returns the label of a value. @default the value as readable text */
  valueLabel?: (value: string, messages: Messages) => string
  /** Matches valid values in the URL; others are dropped. @default a word of at most 40 letters */
  pattern?: RegExp
}

/** Matches rows with a date in a range, both ends inclusive. In the URL as `from=2026-03-01&to=2026-03-31`. */
export interface DaysFilter<Row, Messages> {
  kind: 'days'
  label: (messages: Messages) => string
  /** A local date such as `2026-03-08`. */
  getValue: (row: Row) => string | undefined
  /** The two URL parameters. @default ['from', 'to'] */
  params?: readonly [from: string, to: string]
}

/** Returns the URL parameters of a date filter. */
export const dayParams = ({ params = ['from', 'to'] }: { params?: readonly [string, string] }) => params

/** Matches rows that contain every search term. One per list; never in the URL, because people type names. */
export interface TextFilter<Row, Messages> {
  kind: 'text'
  label: (messages: Messages) => string
  getValue: (row: Row) => string
}

export type ListFilter<Row, Messages> =
  OneOfFilter<Row, Messages> | DaysFilter<Row, Messages> | TextFilter<Row, Messages>
export type FilterTable<Row, Messages> = Readonly<Record<string, ListFilter<Row, Messages>>>

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

/** The URL parameters of the filters. */
export type FilterParams<Filters> = Together<{ [Name in keyof Filters]: ParamsOf<Name, Filters[Name]> }[keyof Filters]>
