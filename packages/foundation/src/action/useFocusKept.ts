'use client'
import { type RefObject, useEffect } from 'react'
import { restoreLostFocus } from '../focus/restoreLostFocus.ts'
import type { ActionPhase } from './phases.ts'

/**
 * Keeps focus in the form of an action: the button pressed may be gone with the phase it belonged to. Then focus goes to
 * the next step that ActionMessage offers, else to the button that submits a dialog or the heading of a page: while an
 * answer is looked up, there may be no next step.
 */
export function useFocusKept(form: RefObject<HTMLElement | null>, phase: ActionPhase, isBusy: boolean) {
  useEffect(() => {
    const nextStep = form.current?.querySelector<HTMLElement>('[data-mk-action] :is(a, button)')
    const submit = form.current?.closest('dialog')?.querySelector<HTMLElement>('[type="submit"]')
    const heading = form.current?.closest('section')?.querySelector<HTMLElement>('[tabindex="-1"]')
    restoreLostFocus(nextStep ?? submit ?? heading)
    // Each may take the focused button away.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [form, phase, isBusy])
}
