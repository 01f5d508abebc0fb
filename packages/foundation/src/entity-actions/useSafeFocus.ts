import { type RefObject, useEffect } from 'react'
import type { ActionPhase } from '../action/phases.ts'

/**
 * Once an entity has turned out to be another than was looked at, moves the focus from the button that was pressed: a
 * second Enter must not confirm what hasn't been read. It goes to what has changed, before what can't be undone to the
 * way back.
 */
export function useSafeFocus(form: RefObject<HTMLElement | null>, isCritical: boolean, phase: ActionPhase) {
  useEffect(() => {
    if (phase !== 'conflict') return
    const dialog = form.current?.closest('dialog')
    if (!dialog?.querySelector('[type="submit"]')?.matches(':focus')) return
    const safe = isCritical ? '[data-mk-actions] > button' : '[data-mk-action="changed"]'
    dialog.querySelector<HTMLElement>(safe)?.focus()
  }, [form, isCritical, phase])
}
