import type { ChangeEvent } from 'react'
import type { RowOf, TableProps } from '../table/types.ts'
import { changed, idsBetween, selectableBy, toggled } from './selection.ts'

/** The row of the last pressed checkbox, by table body. */
const pressedBefore = new WeakMap<EventTarget, string>()

/** Applies a checkbox press. With Shift, all rows from the last pressed checkbox get the same state. */
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
  // Browsers also start a text selection.
  getSelection()?.removeAllRanges()
  const range = idsBetween(rows, from, rows.indexOf(row), getRowId, selectableBy(columns))
  onSelectionChange?.(changed(selectedIds, range, !selectedIds?.has(id)))
}
