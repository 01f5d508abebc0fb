'use client'
import { useCallback, useEffect, useRef, useState } from 'react'

/** How long one may take it back, in milliseconds. */
export const undoTime = 8_000

export interface DelayedCommit<T> {
  /** What waits to be sent; `undefined` when nothing does. */
  readonly waiting?: T
  /** Sends it in 8 s. Something already waiting is sent at once. */
  schedule(value: T): void
  undo(): void
  /** Sends what waits now. */
  flush(): void
}

/**
 * For what cannot be taken back once sent: it is sent only when the time to undo is over, when the page is left or
 * hidden, or when the component goes. Give `commit` a request that survives the page (`keepalive`) where it can.
 */
export function useDelayedCommit<T>(commit: (value: T) => void, delay = undoTime): DelayedCommit<T> {
  const [waiting, setWaiting] = useState<{ value: T }>()
  const held = useRef<{ value: T; timer: ReturnType<typeof setTimeout> }>(undefined)
  const latest = useRef(commit)
  latest.current = commit

  const release = useCallback(() => {
    const { current } = held
    held.current = undefined
    clearTimeout(current?.timer)
    setWaiting(undefined)
    return current
  }, [])
  const flush = useCallback(() => {
    const current = release()
    if (current) latest.current(current.value)
  }, [release])
  const schedule = useCallback(
    (value: T) => {
      flush()
      held.current = { value, timer: setTimeout(flush, delay) }
      setWaiting({ value })
    },
    [flush, delay],
  )

  useEffect(() => {
    const leave = () => document.visibilityState === 'hidden' && flush()
    addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', leave)
    return () => {
      removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', leave)
      flush()
    }
  }, [flush])

  return { waiting: waiting?.value, schedule, undo: () => void release(), flush }
}
