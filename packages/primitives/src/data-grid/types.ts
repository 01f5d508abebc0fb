import type { ReactNode } from 'react'
import type { TableColumn } from '../table/types.ts'

export interface GridColumn<Row> extends TableColumn<Row> {
  /** Makes the column's cells editable. */
  editing?: CellEditing<Row>
}

export interface CellEditing<Row> {
  /** Returns the text to edit. */
  textOf: (row: Row) => string
  /** Resolves once saved, or to an error message if refused: then the typed text stays in the cell. */
  save: (row: Row, text: string) => Promise<string | undefined>
  /** Shown if `save` fails without a reason. */
  failedMessage: string
  /** @default every row */
  isEditable?: (row: Row) => boolean
  /** @default a text input */
  render?: (editor: CellEditor<Row>) => ReactNode
}

/** Renders a custom editor. The grid handles Enter, Escape, Tab and the message below. */
export interface CellEditor<Row> {
  row: Row
  /** The typed text. */
  text: string
  onTextChange: (text: string) => void
  isSaving: boolean
  /** Props of the focusable control. */
  control: {
    'aria-label': string
    'aria-invalid': true | undefined
    'aria-describedby': string | undefined
  }
}

/** An unsaved change. */
export interface Draft {
  text: string
  isSaving: boolean
  error?: string
}

/** Drafts by column id. */
export type RowDrafts = Readonly<Record<string, Draft>>
