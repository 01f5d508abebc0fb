import type { ChangeEvent, MouseEvent } from 'react'

const nested = 'a, button, input, select, textarea, label, summary, dialog, [popover], [contenteditable], [data-own]'

/**
 * Row presses, handled once for all rows: the row header's control acts, and a press anywhere else in the row is
 * passed on to it, unless it belongs to another control or ends a selection of text.
 */
export function pressRow<Row>(
  event: MouseEvent<HTMLElement>,
  rowOf: (tr: HTMLTableRowElement) => Row | undefined,
  onRowAction?: (row: Row) => void,
) {
  const target = event.target as Element
  const tr = target.closest('tr')
  const control = tr?.querySelector<HTMLElement>('[data-row-action]')
  // What a menu or dialog of the row renders elsewhere still reaches this handler through React.
  if (!tr || !control || event.defaultPrevented || !event.currentTarget.contains(target)) return
  if (!control.contains(target)) {
    const other = target.closest(nested)
    if ((other && tr.contains(other)) || isSelectingText(tr)) return
    const { ctrlKey, metaKey, shiftKey } = event
    control.dispatchEvent(
      new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
    )
    return
  }
  if (isForNewTab(event) && control.localName === 'a') return
  const row = rowOf(tr)
  if (row === undefined || !onRowAction) return
  event.preventDefault()
  // Safari does not focus what is pressed; without the focus there is no way back to this row.
  control.focus({ preventScroll: true })
  onRowAction(row)
}

/** The row whose box was changed, if the change is one of a row's box. */
export function rowOfBox<Row>(event: ChangeEvent<HTMLElement>, rowOf: (tr: HTMLTableRowElement) => Row | undefined) {
  const target: Element = event.target
  const tr = target.matches('[data-row-select]') && target.closest('tr')
  return tr ? rowOf(tr) : undefined
}

function isSelectingText(tr: HTMLElement) {
  const selection = window.getSelection()
  return selection?.type === 'Range' && selection.containsNode(tr, true)
}

function isForNewTab(event: MouseEvent) {
  return event.ctrlKey || event.metaKey || event.shiftKey
}
