const anyControl = 'a[href], button, input, select, textarea, summary, [tabindex]'
/** Controls without arrow keys of their own: if one is all that a cell contains, focus goes straight to it. */
const plainControl = 'a, button, summary, input:is([type="checkbox"], [type="radio"])'

/** Returns the focusable controls in a cell. Excludes floating content such as menus and dialogs. */
export function controlsIn(cell: Element) {
  return [...cell.querySelectorAll<HTMLElement>(anyControl)].filter(
    (control) => !control.matches(':disabled') && !control.closest('dialog, [popover]'),
  )
}

/** Returns the element to focus in a cell. */
export function targetOf(cell: HTMLElement): HTMLElement {
  const [only, another] = controlsIn(cell)
  const isAlone = only && !another && only.matches(plainControl)
  return isAlone && !cell.matches('[data-editable]') ? only : cell
}

export function cellAround(target: EventTarget | null, table: Element | null): HTMLTableCellElement | undefined {
  const cell = target instanceof Element ? target.closest('td, th') : null
  return cell && table?.contains(cell) ? (cell as HTMLTableCellElement) : undefined
}

const taken = new WeakMap<Element, string | null>()

/** Removes controls from the tab order, because the grid is one tab stop. */
export function removeFromTabOrder(controls: readonly HTMLElement[]) {
  for (const control of controls) {
    if (control.tabIndex < 0) continue
    taken.set(control, control.getAttribute('tabindex'))
    control.tabIndex = -1
  }
}

export function restoreTabOrder(controls: readonly HTMLElement[]) {
  for (const control of controls) {
    const before = taken.get(control)
    if (before === undefined) continue
    taken.delete(control)
    if (before === null) control.removeAttribute('tabindex')
    else control.setAttribute('tabindex', before)
  }
}
