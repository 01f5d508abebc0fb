'use client'
import { useId } from 'react'
import * as styles from './DataGrid.css.ts'
import type { Draft, GridColumn } from './types.ts'

interface EditedCellProps<Row> {
  row: Row
  column: GridColumn<Row>
  draft: Draft
  onDraft: (row: Row, column: GridColumn<Row>, text: string) => void
}

/** The editor in a cell. */
export function EditedCell<Row>({ row, column, draft: { text, isSaving, error }, onDraft }: EditedCellProps<Row>) {
  const id = useId()
  const onTextChange = (next: string) => onDraft(row, column, next)
  const control = {
    'aria-label': column.header,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': error ? id : undefined,
  }
  return (
    <>
      {column.editing?.render ? (
        column.editing.render({ row, text, onTextChange, isSaving, control })
      ) : (
        <input
          {...control}
          type="text"
          className={styles.input}
          value={text}
          readOnly={isSaving}
          onChange={(event) => onTextChange(event.target.value)}
        />
      )}
      {error ? (
        <span id={id} className={styles.error}>
          {error}
        </span>
      ) : null}
    </>
  )
}
