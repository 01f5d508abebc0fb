/** Returns the rows of the queue in the document, in order. */
const rowsIn = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('tbody > tr:has(> th[scope="row"])')]

const controlOf = (row: Element | null | undefined) => row?.querySelector<HTMLElement>('th > button, th > a')

/** Returns the row with the focus. */
export function focusedRow(root: HTMLElement): HTMLElement | undefined {
  const { activeElement } = root.getRootNode() as Document | ShadowRoot
  const row = activeElement?.closest<HTMLElement>('tr')
  return row && root.contains(row) ? row : undefined
}

/** Returns the ID of a row's case. */
export const idOfRow = (row: Element | null | undefined): string | undefined =>
  row?.querySelector<HTMLElement>('[data-mk-row]')?.dataset.mkRow

/** Moves focus by one row: without a focused row, to the first one in sight. Scrolls a long list. */
export function moveRowFocus(root: HTMLElement, by: 1 | -1): void {
  const current = focusedRow(root)
  if (!current) return controlOf(rowsIn(root)[0])?.focus()
  const index = current.dataset.index
  const next = () => {
    if (index === undefined) {
      const rows = rowsIn(root)
      return rows[rows.indexOf(current) + by]
    }
    return root.querySelector<HTMLElement>(`tr[data-index="${Number(index) + by}"]`)
  }
  focusWhenThere(next, current, 10)
}

/** A long list renders its next row once this one is in sight. */
function focusWhenThere(next: () => HTMLElement | null | undefined, from: HTMLElement, frames: number) {
  const control = controlOf(next())
  if (control) return control.focus()
  from.scrollIntoView({ block: 'center' })
  if (frames > 0) requestAnimationFrame(() => focusWhenThere(next, from, frames - 1))
}

/** Presses the checkbox of the focused row. */
export function toggleRow(root: HTMLElement): void {
  focusedRow(root)?.querySelector<HTMLElement>('[data-card="select"] input')?.click()
}
