'use client'
import { type RefObject, useEffect, useMemo, useRef } from 'react'
import type { FormErrors } from './form-state.ts'
import { type Problem, problemsFrom } from './problems.ts'

/**
 * Shows server errors when they change, and again when the same ones return after another submit. Compares their
 * contents, because callers may create a new object per render.
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
      /** Whether the displayed errors are the server's. */
      hasSpoken: () => shown.current !== '{}',
      /** Stops showing the previous server errors. */
      hold: () => void (shown.current = latest.current),
      /** Treats the next errors as new, even if they are equal. */
      listen: () => void (shown.current = ''),
    }),
    [],
  )
}
