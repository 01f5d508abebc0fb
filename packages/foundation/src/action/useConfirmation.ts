'use client'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Confirmation, Confirming } from './options.ts'

/** Asks, and waits for the answer. A question that leaves the screen is answered with no. */
export function useConfirmation(): [ask: (asked: Confirmation) => Promise<boolean>, Confirming | undefined] {
  const [confirming, setConfirming] = useState<Confirming>()
  const pending = useRef<(isYes: boolean) => void>(undefined)
  useEffect(() => () => pending.current?.(false), [])
  const ask = useCallback(async (asked: Confirmation) => {
    const isYes = await new Promise<boolean>((answer) => {
      pending.current = answer
      setConfirming({ ...asked, accept: () => answer(true), cancel: () => answer(false) })
    })
    pending.current = undefined
    setConfirming(undefined)
    return isYes
  }, [])
  return [ask, confirming]
}
