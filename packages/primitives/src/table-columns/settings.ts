import type { TableColumn } from '../table/types.ts'

/** A person's settings of a table's columns: plain data, for the host to store. */
export interface ColumnSettings {
  /** Ids of the columns that are not shown. */
  hidden?: readonly string[]
  /** In CSS pixels, by column id. Without any, the table sizes its columns. */
  widths?: Readonly<Record<string, number>>
}

/** The columns with values, which can be hidden and resized; boxes and menus cannot. */
export function dataColumns<Row>(columns: readonly TableColumn<Row>[]) {
  return columns.filter(({ cardRole }) => !['select', 'menu', 'action'].includes(cardRole ?? ''))
}

/** Settings may be older than the columns: a table that would show no value shows them all. */
export function shownColumns<Row>(columns: readonly TableColumn<Row>[], hidden: readonly string[] = []) {
  const shown = columns.filter(({ id }) => !hidden.includes(id))
  return dataColumns(shown).length > 0 ? shown : columns
}
