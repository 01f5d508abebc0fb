import { focusedIn } from '../internal/focused-in.ts'
import { focusPlace } from './focus-place.ts'

const controls = ':is(a[href], button, input, select, textarea, summary, [tabindex]):not([tabindex="-1"])'

/**
 * Moves the focus from a panel that scrolls, on which browsers put it, to its first control in view, otherwise to the
 * title: from both, arrow keys scroll it. Of radio buttons, the checked one has it, as with the Tab key.
 */
export function focusFirst(dialog: HTMLElement) {
  const panel = dialog.firstElementChild
  if (panel && focusedIn(dialog) === panel) leavePanel(dialog, panel)
  const focused = focusedIn(dialog)
  if (focused?.matches('[type="radio"]:not(:checked)')) {
    const { name } = focused as HTMLInputElement
    dialog.querySelector<HTMLElement>(`[type="radio"][name="${CSS.escape(name)}"]:checked`)?.focus()
  }
}

function leavePanel(dialog: HTMLElement, panel: Element) {
  const actions = panel.querySelector(':scope > [data-mk-actions]')
  const end = (actions ?? panel).getBoundingClientRect()[actions ? 'top' : 'bottom']
  for (const control of panel.querySelectorAll<HTMLElement>(controls)) {
    if (!actions?.contains(control) && control.getBoundingClientRect().bottom > end) continue
    control.focus({ preventScroll: true })
    // A disabled or hidden one doesn't take it.
    if (focusedIn(dialog) === control) return
  }
  const title = panel.querySelector('h2')
  if (title) focusPlace(title)
}
