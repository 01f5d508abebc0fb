import type { ChangeEvent, MouseEvent } from 'react'
import type { RowOf, TableProps } from './types.ts'

const controls = 'a, button, input, select, textarea, label, summary, dialog, [popover], [data-card="select"]'

/** One set of handlers, on the table's body, for all its rows. */
export function rowHandlers<Row>(table: TableProps<Row>, rowOf: RowOf<Row>) {
  const { columns, onRowAction, getRowHref } = table
  const boxes = columns.find(({ onBoxChange }) => onBoxChange)
  const hasAction = !!(onRowAction || getRowHref)
  return {
    'data-action': hasAction || undefined,
    onClick: hasAction ? press : undefined,
    onChange: boxes && ((event: ChangeEvent<HTMLElement>) => boxes.onBoxChange!(event, table, rowOf)),
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
}
