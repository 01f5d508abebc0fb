'use client'
import { type RefObject, useEffect, useMemo, useRef } from 'react'
import type { FormErrors } from './form-state.ts'
import { type Problem, problemsFrom } from './problems.ts'

/**
 * Shows errors that come from the server: when they change, and when the same ones come back after another submit.
 * Compared by what they say, for a caller may write them as a new object in every render.
 */
export function useServerErrors(
  form: RefObject<HTMLFormElement | null>,
  errors: FormErrors | undefined,
  isPending: boolean | undefined,
  show: (problems: readonly Problem[]) => void,
) {
  const given = JSON.stringify(errors ?? {})
  const latest = useRef(given)
  const shown = useRef('{}')
  useEffect(() => {
    latest.current = given
    if (isPending) shown.current = ''
    if (isPending || !form.current || given === shown.current) return
    shown.current = given
    show(problemsFrom(form.current, errors ?? {}))
  }, [form, errors, given, isPending, show])

  return useMemo(
    () => ({
      /** What is shown is the server's. */
      hasSpoken: () => shown.current !== '{}',
      /** Something else is shown now; what the server said before is not shown again. */
      hold: () => void (shown.current = latest.current),
      /** Whatever it says next is an answer, even if it says the same. */
      listen: () => void (shown.current = ''),
    }),
    [],
  )
}
