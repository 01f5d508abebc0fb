'use client'
import { useIsMounted, useMemberkit } from '@memberkit/foundation'
import { useCallback, useEffect, useRef } from 'react'

/**
 * Says a last sentence once the dialog that did something is gone: what is announced inside a closing dialog is lost
 * with it.
 */
export function useFarewell(): (message: string) => void {
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
