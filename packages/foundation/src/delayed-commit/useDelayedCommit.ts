'use client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useIsMounted } from '../mounted/useIsMounted.ts'

/** How long an input can be taken back before it is sent, in milliseconds. */
export const takeBackFor = 8_000

export interface DelayedCommit<Input> {
  /** The input that waits to be sent. */
  readonly waiting?: Input
  /** Whole seconds until the input is sent; 0 while it waits for an earlier request. */
  readonly secondsLeft: number
  /** Begins to wait; what waited before is sent at once. Returns `false` while that can't be sent yet. */
  begin(input: Input): boolean
  /** Takes back what waits, and returns it. */
  takeBack(): Input | undefined
  sendNow(): void
}

/**
 * Delays an irreversible request by eight seconds, so that it can be taken back. Sends it at once when the page or the
 * component goes: whoever leaves meant what they wrote.
 *
 * @param commit starts the request synchronously; returns `false` while that isn't possible, and is called again. With
 *   `isLeaving` it must send in any case, because it can't be called again.
 */
export function useDelayedCommit<Input>(commit: (input: Input, isLeaving: boolean) => boolean): DelayedCommit<Input> {
  const [waiting, setWaiting] = useState<{ input: Input; until: number }>()
  const [now, setNow] = useState(0)
  const [clock] = useState(steadyClock)
  const held = useRef<{ input: Input; until: number }>(undefined)
  const latest = useRef(commit)
  latest.current = commit
  const isMounted = useIsMounted()

  const hold = useCallback(
    (next: { input: Input; until: number } | undefined) => {
      held.current = next
      setNow(clock())
      setWaiting(next)
    },
    [clock],
  )
  const sendHeld = useCallback(
    (isLeaving: boolean) => {
      const { current } = held
      if (!current) return
      // Nothing else may send it while the request starts.
      held.current = undefined
      hold(latest.current(current.input, isLeaving) ? undefined : { ...current, until: clock() })
    },
    [hold, clock],
  )
  const sendNow = useCallback(() => sendHeld(false), [sendHeld])
  const leave = useCallback(() => sendHeld(true), [sendHeld])

  useEffect(() => {
    if (!waiting) return undefined
    const tick = setInterval(() => {
      const time = clock()
      if (time >= waiting.until) sendNow()
      else setNow(time)
    }, 250)
    addEventListener('pagehide', leave)
    return () => {
      clearInterval(tick)
      removeEventListener('pagehide', leave)
    }
  }, [waiting, sendNow, leave, clock])
  // In development, React removes and mounts a part once more at once: that is no departure.
  useEffect(() => () => queueMicrotask(() => void (isMounted() || leave())), [isMounted, leave])

  return {
    waiting: waiting?.input,
    secondsLeft: waiting ? Math.max(0, Math.ceil((waiting.until - now) / 1000)) : 0,
    begin(input) {
      sendNow()
      if (held.current) return false
      hold({ input, until: clock() + takeBackFor })
      return true
    },
    takeBack() {
      const input = held.current?.input
      hold(undefined)
      return input
    },
    sendNow,
  }
}

/** The time by the date, which stands still while somebody sets the date back. */
function steadyClock(): () => number {
  let last = 0
  let lead = 0
  return () => {
    const now = Date.now()
    lead = Math.max(lead, last - now)
    last = now + lead
    return last
  }
}
