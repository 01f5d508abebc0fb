'use client'
import type { ActionState } from '@memberkit/foundation/action'
import { useState } from 'react'

/** Whether a request may still take effect, also while the form shows other input. */
export function useUndecided(state: ActionState<unknown>): boolean {
  const [isUndecided, setUndecided] = useState(false)
  const isOpenEnded = state.phase === 'unknown' || (state.phase === 'failed' && state.isVerified)
  const isDecided = state.phase === 'done' || state.phase === 'refused'
  if (isUndecided ? isDecided : isOpenEnded) setUndecided(isOpenEnded)
  return isUndecided
}
