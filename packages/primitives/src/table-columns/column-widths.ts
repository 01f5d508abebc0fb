import type { ColumnWidth, TableColumn } from '../table/types.ts'
import { dataColumns } from './settings.ts'

/** CSS pixels. Narrower, a header could not be read; wider, no screen shows the rest. */
export const minWidth = 64
export const maxWidth = 960
/** Of a column that is out of sight while others are resized. */
const unseenWidth = 160

/** The columns of one table while one of them is made wider or narrower, in the document alone. */
export interface Resizing {
  /** The width that the column has, in CSS pixels. */
  from: number
  /** Makes the column as wide as it may be, if not as wide as it is asked to be. */
  to: (width: number) => void
  /** As wide as if nobody had ever changed it. */
  toOriginal: () => void
  /** Leaves the document as it was, and tells the widths that were reached, by column id. */
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
  // Boxes and menus keep their own width; columns of low priority may be out of sight.
  const data = new Set(dataColumns(columns))
  const isData = columns.map((column) => data.has(column))
  const last = widths.findLastIndex((width, index) => width > 0 && isData[index])
  const room = isFitted ? table.offsetWidth : table.parentElement!.clientWidth
  const from = widths[at]!
  // What the others leave for the last column may cut nothing off.
  const leastLast = Math.max(minWidth, neededBy(headers[last]!))

  /** What the last column has, if the one in question is as wide as this. */
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

  /** The width below which words would not fit into the column. */
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

/** As a style as well, once there is a browser: rules of a host outrank an attribute. */
export function keepWidths(table: HTMLTableElement) {
  for (const col of table.querySelectorAll('col')) setOrRemove(col, col.getAttribute('width'))
}

function setOrRemove(col: HTMLElement, width: ColumnWidth | string | null | undefined) {
  const isNone = width === null || width === undefined
  if (isNone) col.removeAttribute('width')
  else col.setAttribute('width', String(width))
  col.style.inlineSize = isNone ? '' : String(width).endsWith('%') ? String(width) : `${width}px`
}
