import type { TableColumn } from '../table/types.ts'

/** A person's settings of a table's columns: plain data, for the host to store. */
export interface ColumnSettings {
  /** Ids of hidden columns. */
  hidden?: readonly string[]
  /** In CSS pixels, by column id. Without any, the table sizes its columns. */
  widths?: Readonly<Record<string, number>>
}

/** Returns the columns with values, which can be hidden and resized; checkbox and menu columns can't. */
export function dataColumns<Row>(columns: readonly TableColumn<Row>[]) {
  return columns.filter(({ cardRole }) => !['select', 'menu', 'action'].includes(cardRole ?? ''))
}

/** Returns the visible columns. Stored settings may be outdated: if they hide every column, all are shown. */
export function shownColumns<Row>(columns: readonly TableColumn<Row>[], hidden: readonly string[] = []) {
  const shown = columns.filter(({ id }) => !hidden.includes(id))
  return dataColumns(shown).length > 0 ? shown : columns
}
