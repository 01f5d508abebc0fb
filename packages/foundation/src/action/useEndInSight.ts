'use client'
import { type RefObject, useEffect } from 'react'
import type { ActionPhase } from './phases.ts'

/**
 * Scrolls the outcome into view, the last element of a dialog's form: it is below the fields, which may be out of sight
 * in a small window.
 */
export function useEndInSight(form: RefObject<HTMLElement | null>, phase: ActionPhase) {
  useEffect(() => {
    // A conflict brings itself into sight.
    if (phase !== 'idle' && phase !== 'pending' && phase !== 'conflict')
      form.current?.lastElementChild?.scrollIntoView({ block: 'nearest' })
  }, [form, phase])
}
