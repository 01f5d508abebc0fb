import type { ChangeEvent, MouseEvent } from 'react'
import type { RowOf, TableProps } from './types.ts'

const controls = 'a, button, input, select, textarea, label, summary, dialog, [popover], [data-card="select"]'

/** Returns the event handlers of all rows, delegated to the table's body. */
export function rowHandlers<Row>(table: TableProps<Row>, rowOf: RowOf<Row>) {
  const { columns, onRowAction, getRowHref } = table
  const boxes = columns.find(({ onCheckboxChange }) => onCheckboxChange)
  const hasAction = !!(onRowAction || getRowHref)
  return {
    'data-action': hasAction || undefined,
    onClick: hasAction ? press : undefined,
    onChange: boxes && ((event: ChangeEvent<HTMLElement>) => boxes.onCheckboxChange!(event, table, rowOf)),
  }

  /**
   * Activates the row header's control on a press anywhere in the row, except on other controls or after a text
   * selection.
   */
  function press(event: MouseEvent<HTMLElement>) {
    const target = event.target as Element
    const tr = target.closest('tr')
    const own = tr?.querySelector<HTMLElement>('th > a, th > button')
    const isForNewTab = event.ctrlKey || event.metaKey || event.shiftKey
    // Events of portals, such as a row's menu, also bubble here through React.
    if (!own || isForNewTab || event.defaultPrevented || !event.currentTarget.contains(target)) return
    const pressed = target.closest(controls)
    if (pressed !== own) {
      // A press collapses an earlier selection, so an existing one comes from this press.
      if (tr!.contains(pressed) || getSelection()?.type === 'Range') return
      // Without `onRowAction`, the link navigates.
      if (!onRowAction) own.click()
    }
    if (!onRowAction) return
    event.preventDefault()
    // Safari doesn't focus a pressed element; focus is needed to return to this row.
    own.focus({ preventScroll: true })
    onRowAction(rowOf(tr!)!)
  }
}
