'use client'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Confirmation, Confirming } from './options.ts'

/** Asks for confirmation and resolves to the answer. Unmounting, or showing another entity, answers no. */
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
