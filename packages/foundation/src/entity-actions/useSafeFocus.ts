import { type RefObject, useEffect } from 'react'
import type { ActionPhase } from '../action/phases.ts'

/**
 * Once an entity has turned out to be another than was looked at, moves the focus from the button that can't be undone
 * to the way back: a second Enter must not confirm what hasn't been read.
 */
export function useSafeFocus(form: RefObject<HTMLElement | null>, isCritical: boolean, phase: ActionPhase) {
  useEffect(() => {
    if (!isCritical || phase !== 'conflict') return
    const dialog = form.current?.closest('dialog')
    const submit = dialog?.querySelector('[type="submit"]')
    if (submit?.matches(':focus')) dialog?.querySelector<HTMLElement>('[data-mk-actions] > button')?.focus()
  }, [form, isCritical, phase])
}
