'use client'
import { useCallback, useEffect, useRef } from 'react'
import { useIsMounted } from '../mounted/useIsMounted.ts'
import { useMemberkit } from '../provider/context.ts'

/**
 * Returns a function that shows a notice once the dialog has closed: an announcement in a closing dialog would be lost.
 */
export function useClosingNotice(): (message: string) => void {
  const { notify } = useMemberkit()
  const isMounted = useIsMounted()
  const last = useRef<string>(undefined)
  useEffect(
    () => () => {
      if (last.current) notify({ message: last.current, tone: 'positive' })
    },
    [notify],
  )
  return useCallback(
    (message) => {
      if (isMounted()) last.current = message
      else notify({ message, tone: 'positive' })
    },
    [isMounted, notify],
  )
}
