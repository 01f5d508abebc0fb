'use client'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Confirmation, Confirming } from './options.ts'

/**
 * Asks, and waits for the answer. A question that leaves the screen is answered with no, and so is one about a thing
 * that is no longer the one shown.
 */
export function useConfirmation(
  about: string,
): [ask: (asked: Confirmation) => Promise<boolean>, Confirming | undefined] {
  const [confirming, setConfirming] = useState<Confirming>()
  const pending = useRef<(isYes: boolean) => void>(undefined)
  // Not for what the effect reads, but for when it has to end.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => () => pending.current?.(false), [about])
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
