import type { ColumnWidth, TableColumn } from '../table/types.ts'
import { dataColumns } from './settings.ts'

/** Limits in CSS pixels: narrower, a header is unreadable; wider, no screen shows the rest. */
export const minWidth = 64
export const maxWidth = 960
/** The assumed width of a hidden column during resizing. */
const unseenWidth = 160

/** A resize in progress. Changes only the document. */
export interface Resizing {
  /** The initial width, in CSS pixels. */
  from: number
  /** Sets the width within the limits. */
  to: (width: number) => void
  /** Resets the width to its automatic value. */
  toOriginal: () => void
  /** Restores the document; returns the final widths by column id. */
  end: () => Record<string, number>
}

export function startResizing<Row>(handle: Element, columns: readonly TableColumn<Row>[], isFitted: boolean): Resizing {
  const table = handle.closest('table')!
  const cols = [...table.querySelectorAll('col')]
  const headers = [...table.tHead!.rows[0]!.cells]
  const at = headers.indexOf(handle.closest('th')!)
  const attributes = cols.map((col) => col.getAttribute('width'))
  const wasResized = 'resized' in table.dataset
  const widths = headers.map(({ offsetWidth }) => offsetWidth)
  // Checkbox and menu columns keep their width; low-priority columns may be hidden.
  const data = new Set(dataColumns(columns))
  const isData = columns.map((column) => data.has(column))
  const last = widths.findLastIndex((width, index) => width > 0 && isData[index])
  const room = isFitted ? table.offsetWidth : table.parentElement!.clientWidth
  const from = widths[at]!
  // The space left for the last column must fit its content.
  const leastLast = Math.max(minWidth, neededBy(headers[last]!))

  /** Returns the last column's width if the resized column has this width. */
  function lastBeside(width: number) {
    widths[at] = Math.round(width)
    table.dataset.resized = ''
    cols.forEach((col, index) => isData[index] && setOrRemove(col, index === last ? undefined : widths[index]))
    return headers.reduce((left, header, index) => left - (index === last ? 0 : widthOf(header)), room)
  }

  function to(width: number) {
    const wanted = Math.min(Math.max(width, minWidth), maxWidth)
    const left = lastBeside(wanted)
    if (isFitted && left < leastLast) lastBeside(Math.max(minWidth, wanted + left - leastLast))
    if (at !== last) widths[last] = Math.max(leastLast, Math.floor(left))
    setOrRemove(cols[last]!, widths[last])
  }

  /** Returns the width below which a column's words don't fit. */
  function neededBy(header: HTMLElement) {
    delete table.dataset.resized
    cols.forEach((col) => setOrRemove(col, undefined))
    Object.assign(table.style, { inlineSize: '1px', tableLayout: 'auto' })
    const needed = Math.ceil(widthOf(header))
    Object.assign(table.style, { inlineSize: '', tableLayout: '' })
    restore()
    return needed
  }

  function restore() {
    if (wasResized) table.dataset.resized = ''
    else delete table.dataset.resized
    cols.forEach((col, index) => setOrRemove(col, attributes[index]))
  }

  return {
    from,
    to,
    toOriginal() {
      delete table.dataset.resized
      cols.forEach((col, index) => setOrRemove(col, columns[index]!.width))
      to(headers[at]!.offsetWidth)
    },
    end() {
      restore()
      const all = columns.map(
        ({ id }, index) => [id, widths[index] || Number(attributes[index]) || unseenWidth] as const,
      )
      return Object.fromEntries(all.filter((_, index) => isData[index]))
    },
  }
}

function widthOf(element: Element) {
  return element.getBoundingClientRect().width
}

/** Also sets a style after hydration, because a host's rules outrank an attribute. */
export function keepWidths(table: HTMLTableElement) {
  for (const col of table.querySelectorAll('col')) setOrRemove(col, col.getAttribute('width'))
}

function setOrRemove(col: HTMLElement, width: ColumnWidth | string | null | undefined) {
  const isNone = width === null || width === undefined
  if (isNone) col.removeAttribute('width')
  else col.setAttribute('width', String(width))
  col.style.inlineSize = isNone ? '' : String(width).endsWith('%') ? String(width) : `${width}px`
}
