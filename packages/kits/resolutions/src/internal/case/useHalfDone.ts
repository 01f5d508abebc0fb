'use client'
import { useRef } from 'react'

/** The first request of a flow has arrived, and the second hasn't. */
export interface HalfDone {
  /** A closing sequence without the status. */
  closing: boolean
  /** The note of a call attempt without the status. */
  attempt: boolean
}

/** Returns what is half done. While a flow is open, it goes on and says so itself: the page stays as it was before. */
export function useHalfDone(now: HalfDone, isFlowOpen: boolean): HalfDone {
  const before = useRef(now)
  if (!isFlowOpen) before.current = now
  return before.current
}
