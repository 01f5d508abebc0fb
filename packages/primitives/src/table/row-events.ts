import type { ChangeEvent, MouseEvent } from 'react'
import { changed, idsBetween, selectableBy, toggled } from './selection.ts'
import type { TableProps } from './types.ts'

const controls = 'a, button, input, select, textarea, label, summary, dialog, [popover], [data-card="select"]'

/** The row whose box was pressed last, by the body of its table. */
const pressedBefore = new WeakMap<EventTarget, string>()

/** One set of handlers, on the table's body, for all its rows. */
export function rowHandlers<Row>(table: TableProps<Row>, rowOf: (tr: HTMLTableRowElement) => Row | undefined) {
  const { rows, columns, onRowAction, getRowHref, getRowId, selectedIds, onSelectionChange } = table
  const hasAction = !!(onRowAction || getRowHref)
  return {
    'data-action': hasAction || undefined,
    onClick: hasAction ? press : undefined,
    onChange: onSelectionChange && select,
  }

  /** Anywhere in a row stands for its row header's control, but for other controls and the end of a text selection. */
  function press(event: MouseEvent<HTMLElement>) {
    const target = event.target as Element
    const tr = target.closest('tr')
    const own = tr?.querySelector<HTMLElement>('th > a, th > button')
    const isForNewTab = event.ctrlKey || event.metaKey || event.shiftKey
    // What a menu or dialog of the row renders elsewhere still reaches this handler through React.
    if (!own || isForNewTab || event.defaultPrevented || !event.currentTarget.contains(target)) return
    const pressed = target.closest(controls)
    if (pressed !== own) {
      // A press collapses an older selection: one that is there now was made by this very press.
      if (tr!.contains(pressed) || getSelection()?.type === 'Range') return
      // A link without `onRowAction` goes where it goes.
      if (!onRowAction) own.click()
    }
    if (!onRowAction) return
    event.preventDefault()
    // Safari does not focus what is pressed; without the focus there is no way back to this row.
    own.focus({ preventScroll: true })
    onRowAction(rowOf(tr!)!)
  }

  /** With Shift, all rows from the box that was pressed before become what this one becomes. */
  function select({ target, currentTarget, nativeEvent }: ChangeEvent<HTMLElement>) {
    const row = target.closest('[data-card="select"]') && rowOf(target.closest('tr')!)
    if (!row) return
    const id = getRowId(row)
    const before = pressedBefore.get(currentTarget)
    pressedBefore.set(currentTarget, id)
    const { shiftKey } = nativeEvent as MouseEvent['nativeEvent']
    const from = shiftKey ? rows.findIndex((one) => getRowId(one) === before) : -1
    if (from < 0) return onSelectionChange?.(toggled(selectedIds, id))
    // Browsers take it for a selection of text, too.
    getSelection()?.removeAllRanges()
    const range = idsBetween(rows, from, rows.indexOf(row), getRowId, selectableBy(columns))
    onSelectionChange?.(changed(selectedIds, range, !selectedIds?.has(id)))
  }
}
