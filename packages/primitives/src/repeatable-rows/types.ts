import type { ReactNode } from 'react'
import type { FieldProps } from '../field/Field.tsx'
import type { NativeProps } from '../internal/native-props.ts'

export interface RepeatableRowsLabels {
  /** The label of the button that adds a row: "Add a person". */
  add: string
  /** The name of the button that removes a row: "Remove person 2". */
  remove: (row: string) => string
  /** Shown in place of a removed row, and announced: "Person 2 removed." */
  removed: (row: string) => string
  /** The label of the button that restores a removed row. */
  undo: string
}

export interface RepeatableRowsFullLabels {
  /** Why no more rows can be added: "Up to five people." */
  full: string
}

export interface RepeatableRowsReorderLabels {
  moveUp: (row: string) => string
  moveDown: (row: string) => string
  /** Announced after a move: "Person 2 is now 1 of 3." */
  moved: (row: string, position: number, count: number) => string
  /**
   * The name of the handle that drags a row by pointer or keyboard: "Drag person 2". Without it there is no handle, and
   * rows are moved by buttons.
   */
  drag?: (row: string) => string
}

export interface RepeatableRow<Row> {
  row: Row
  /** From 0. */
  index: number
  /** Replaces this row with another. */
  update: (row: Row) => void
}

interface CommonProps<Row> extends Pick<
  FieldProps,
  'label' | 'isLabelHidden' | 'description' | 'error' | 'optionalMark'
> {
  value?: readonly Row[]
  defaultValue?: readonly Row[]
  onChange?: (rows: Row[]) => void
  /** Returns a row's stable key. */
  rowKey: (row: Row) => string
  /** The heading of a row, by its number from 1: "Person 2", or "Person 2: Ada Example". */
  rowLabel: (number: number, row: Row) => string
  /** Returns a row's error as a whole. */
  rowError?: (row: Row, index: number) => ReactNode
  /** Creates a row to add, with a key of its own. */
  newRow: () => Row
  /** The minimum number of rows. @default 0 */
  minRows?: number
  /** Shown if there are no rows. */
  emptyText?: ReactNode
  /** The fields of a row. */
  children: (row: RepeatableRow<Row>) => ReactNode
}

type LimitProps = { maxRows?: undefined } | { maxRows: number; labels: RepeatableRowsFullLabels }

type ReorderProps = { isReorderable?: false } | { isReorderable: true; labels: RepeatableRowsReorderLabels }

type NativeFieldset = Omit<NativeProps<'fieldset', CommonProps<unknown>>, 'name'>

export type RepeatableRowsProps<Row> = CommonProps<Row> &
  NativeFieldset & { labels: RepeatableRowsLabels } & LimitProps &
  ReorderProps

/** All variants of the props in one, for the implementation. */
export interface AnyRepeatableRowsProps<Row> extends CommonProps<Row>, NativeFieldset {
  maxRows?: number
  isReorderable?: boolean
  labels: RepeatableRowsLabels & RepeatableRowsFullLabels & RepeatableRowsReorderLabels
}
