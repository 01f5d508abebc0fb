import type { ChangeEvent, MouseEvent } from 'react'
import type { TableProps } from './types.ts'

const nested = 'a, button, input, select, textarea, label, summary, dialog, [popover], [contenteditable], [data-own]'

type Shared<Row> = Pick<TableProps<Row>, 'onRowAction' | 'getRowHref' | 'getRowId' | 'selection'>
type RowOf<Row> = (tr: HTMLTableRowElement) => Row | undefined

/** One set of handlers, on the table's body, for all its rows. */
export function rowHandlers<Row>({ onRowAction, getRowHref, getRowId, selection }: Shared<Row>, rowOf: RowOf<Row>) {
  const hasAction = onRowAction !== undefined || getRowHref !== undefined
  return {
    'data-action': hasAction ? '' : undefined,
    onClick: hasAction ? (event: MouseEvent<HTMLElement>) => pressRow(event, rowOf, onRowAction) : undefined,
    onChange: selection
      ? (event: ChangeEvent<HTMLElement>) => {
          const tr = event.target.matches('[data-row-select]') && event.target.closest('tr')
          const row = tr ? rowOf(tr) : undefined
          if (row !== undefined) selection.onChange(toggled(selection.selectedIds, getRowId(row)))
        }
      : undefined,
  }
}

/**
 * The row header's control acts, and a press anywhere else in the row is passed on to it, unless it belongs to another
 * control or ends a selection of text.
 */
function pressRow<Row>(event: MouseEvent<HTMLElement>, rowOf: RowOf<Row>, onRowAction?: (row: Row) => void) {
  const target = event.target as Element
  const tr = target.closest('tr')
  const control = tr?.querySelector<HTMLElement>('[data-row-action]')
  // What a menu or dialog of the row renders elsewhere still reaches this handler through React.
  if (!tr || !control || event.defaultPrevented || !event.currentTarget.contains(target)) return
  if (!control.contains(target)) {
    if (!belongsElsewhere(target, tr) && !isSelectingText(tr)) passOn(event, control)
    return
  }
  const row = rowOf(tr)
  const isForNewTab = control.localName === 'a' && (event.ctrlKey || event.metaKey || event.shiftKey)
  if (row === undefined || !onRowAction || isForNewTab) return
  event.preventDefault()
  // Safari does not focus what is pressed; without the focus there is no way back to this row.
  control.focus({ preventScroll: true })
  onRowAction(row)
}

function passOn({ ctrlKey, metaKey, shiftKey }: MouseEvent, control: HTMLElement) {
  control.dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }))
}

function belongsElsewhere(target: Element, tr: Element) {
  const other = target.closest(nested)
  return other !== null && tr.contains(other)
}

function isSelectingText(tr: Element) {
  const selection = window.getSelection()
  return selection?.type === 'Range' && selection.containsNode(tr, true)
}

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return next
}
