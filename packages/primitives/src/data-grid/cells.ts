const anyControl = 'a[href], button, input, select, textarea, summary, [tabindex]'
/** They need no arrows of their own, so the focus goes straight to them where they are all that is in a cell. */
const plainControl = 'a, button, summary, input:is([type="checkbox"], [type="radio"])'

/** What can take the focus in a cell. What floats above it, a menu or a dialog, has keys of its own. */
export function controlsIn(cell: Element) {
  return [...cell.querySelectorAll<HTMLElement>(anyControl)].filter(
    (control) => !control.matches(':disabled') && !control.closest('dialog, [popover]'),
  )
}

/** What takes the focus when somebody comes to a cell. */
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

/** Takes controls out of the tab order: the whole grid is one stop. */
export function takeFromTabOrder(controls: readonly HTMLElement[]) {
  for (const control of controls) {
    if (control.tabIndex < 0) continue
    taken.set(control, control.getAttribute('tabindex'))
    control.tabIndex = -1
  }
}

export function giveBackToTabOrder(controls: readonly HTMLElement[]) {
  for (const control of controls) {
    const before = taken.get(control)
    if (before === undefined) continue
    taken.delete(control)
    if (before === null) control.removeAttribute('tabindex')
    else control.setAttribute('tabindex', before)
  }
}
