'use client'
import { useMemberkit } from '@memberkit/foundation'
import { type SyntheticEvent, useEffect, useMemo, useRef } from 'react'
import { prefetchCase } from './queue-calls.ts'
import { idOfRow } from './row-focus.ts'

/** How long the pointer or the focus rests on a row before its case is requested, in milliseconds. */
const rest = 100

/** Returns handlers for the element around the rows: the case under the pointer, or with the focus, is requested. */
export function usePrefetchedRows() {
  const { queryClient, realm } = useMemberkit()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return useMemo(() => {
    const hint = ({ target }: SyntheticEvent) => {
      clearTimeout(timer.current)
      const id = idOfRow((target as Element).closest('tr'))
      if (id !== undefined) timer.current = setTimeout(() => prefetchCase(queryClient, realm, id), rest)
    }
    return { onPointerOver: hint, onFocus: hint }
  }, [queryClient, realm])
}
