'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useCallback, useEffect, useRef } from 'react'

/**
 * Says a last sentence once the dialog that did something is gone: what is announced inside a closing dialog is lost
 * with it.
 */
export function useFarewell(): (message: string) => void {
  const { notify } = useMemberkit()
  const farewell = useRef<{ isGone: boolean; message?: string }>({ isGone: false })
  useEffect(() => {
    const state = farewell.current
    state.isGone = false
    return () => {
      state.isGone = true
      if (state.message) notify({ message: state.message, tone: 'positive' })
    }
  }, [notify])
  return useCallback(
    (message) => {
      if (farewell.current.isGone) notify({ message, tone: 'positive' })
      else farewell.current.message = message
    },
    [notify],
  )
}
