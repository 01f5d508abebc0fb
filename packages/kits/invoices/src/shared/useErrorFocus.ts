'use client'
import type { ActionPhase } from '@memberkit/foundation/action'
import { type RefObject, useEffect, useRef } from 'react'

const invalid = '[aria-invalid="true"]'

/** Takes the focus to the first field with an error: after each attempt to go on, and when the service objects. */
export function useErrorFocus(attempts: number, phase: ActionPhase): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (attempts === 0 || (phase !== 'idle' && phase !== 'refused')) return
    const field = form.current?.querySelector<HTMLElement>(invalid)
    // A group of choices takes no focus itself.
    const control = field?.matches('fieldset') ? field.querySelector<HTMLElement>('input:not(:disabled)') : field
    control?.focus()
  }, [attempts, phase])
  return form
}
