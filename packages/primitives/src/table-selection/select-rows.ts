import type { ChangeEvent } from 'react'
import type { RowOf, TableProps } from '../table/types.ts'
import { changed, idsBetween, selectableBy, toggled } from './selection.ts'

/** The row whose box was pressed last, by the body of its table. */
const pressedBefore = new WeakMap<EventTarget, string>()

/** With Shift, all rows from the box that was pressed before become what this one becomes. */
export function selectRows<Row>(
  { target, currentTarget, nativeEvent }: ChangeEvent<HTMLElement>,
  { rows, columns, getRowId, selectedIds, onSelectionChange }: TableProps<Row>,
  rowOf: RowOf<Row>,
) {
  const row = target.closest('[data-card="select"]') && rowOf(target.closest('tr')!)
  if (!row) return
  const id = getRowId(row)
  const before = pressedBefore.get(currentTarget)
  pressedBefore.set(currentTarget, id)
  const { shiftKey } = nativeEvent as unknown as MouseEvent
  const from = shiftKey ? rows.findIndex((one) => getRowId(one) === before) : -1
  if (from < 0) return onSelectionChange?.(toggled(selectedIds, id))
  // Browsers take it for a selection of text, too.
  getSelection()?.removeAllRanges()
  const range = idsBetween(rows, from, rows.indexOf(row), getRowId, selectableBy(columns))
  onSelectionChange?.(changed(selectedIds, range, !selectedIds?.has(id)))
}
