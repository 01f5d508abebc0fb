'use client'
import { useCallback, useRef, useState } from 'react'
import { useBrowserEffect } from '../internal/use-browser-effect.ts'
import { announce } from '../live/announce.ts'
import type { CellEditing, Draft, GridColumn, RowDrafts } from './types.ts'

type Drafts = ReadonlyMap<string, RowDrafts>

/** Manages unsaved input, which survives scrolling and failed saves. */
export function useDrafts<Row>(getRowId: (row: Row) => string) {
  const [drafts, setDrafts] = useState<Drafts>(new Map())
  const latest = useRef({ drafts, getRowId })
  useBrowserEffect(() => {
    latest.current.getRowId = getRowId
  })

  const set = useCallback((row: Row, columnId: string, draft: Draft | undefined) => {
    const rowId = latest.current.getRowId(row)
    const { [columnId]: _, ...others } = latest.current.drafts.get(rowId) ?? {}
    const ofRow = draft ? { ...others, [columnId]: draft } : others
    const next = new Map(latest.current.drafts)
    if (Object.keys(ofRow).length > 0) next.set(rowId, ofRow)
    else next.delete(rowId)
    latest.current.drafts = next
    setDrafts(next)
  }, [])
  const of = useCallback(
    (row: Row, { id }: GridColumn<Row>) => latest.current.drafts.get(latest.current.getRowId(row))?.[id],
    [],
  )

  const change = useCallback(
    (row: Row, column: GridColumn<Row>, text: string) => {
      const draft = of(row, column)
      if (!draft?.isSaving) set(row, column.id, { ...draft, text, isSaving: false })
    },
    [of, set],
  )
  const giveUp = useCallback((row: Row, { id }: GridColumn<Row>) => set(row, id, undefined), [set])

  /** Calls back once it is saved, or if nothing changed, while the editor is still mounted. */
  const save = useCallback(
    async (row: Row, column: GridColumn<Row>, onSaved: () => void) => {
      const { editing, id } = column
      const draft = of(row, column)
      if (!editing || !draft || draft.isSaving) return
      const { text } = draft
      if (text !== editing.textOf(row)) {
        set(row, id, { text, isSaving: true })
        const error = await outcomeOf(editing, row, text)
        if (error) {
          set(row, id, { text, isSaving: false, error })
          return announce(error, 'assertive')
        }
      }
      onSaved()
      set(row, id, undefined)
    },
    [of, set],
  )
  return { drafts, of, change, giveUp, save }
}

async function outcomeOf<Row>(editing: CellEditing<Row>, row: Row, text: string) {
  try {
    return await editing.save(row, text)
  } catch {
    return editing.failedMessage
  }
}
