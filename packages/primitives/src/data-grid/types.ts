import type { ReactNode } from 'react'
import type { TableColumn } from '../table/types.ts'

export interface GridColumn<Row> extends TableColumn<Row> {
  /** Makes the cells of the column editable. */
  editing?: CellEditing<Row>
}

export interface CellEditing<Row> {
  /** Returns the text to edit. */
  textOf: (row: Row) => string
  /** Resolves once saved, or to an error message if refused: then the typed text stays in the cell. */
  save: (row: Row, text: string) => Promise<string | undefined>
  /** Said when `save` fails without saying why. */
  failedMessage: string
  /** @default every row */
  isEditable?: (row: Row) => boolean
  /** @default a text input */
  render?: (editor: CellEditor<Row>) => ReactNode
}

/** For an editor of one's own. Enter, Escape, Tab and the message below it are the grid's. */
export interface CellEditor<Row> {
  row: Row
  /** What has been typed. */
  text: string
  onTextChange: (text: string) => void
  isSaving: boolean
  /** For the control that takes the focus. */
  control: {
    'aria-label': string
    'aria-invalid': true | undefined
    'aria-describedby': string | undefined
  }
}

/** A change that is not saved yet. */
export interface Draft {
  text: string
  isSaving: boolean
  error?: string
}

/** By column id. */
export type RowDrafts = Readonly<Record<string, Draft>>
