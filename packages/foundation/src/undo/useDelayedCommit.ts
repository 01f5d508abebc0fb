'use client'
import { useCallback, useEffect, useRef, useState } from 'react'

/** How long people can undo, in milliseconds. */
export const undoDelay = 8_000

export interface DelayedCommit<T> {
  /** The value waiting to be sent; `undefined` if there is none. */
  readonly waiting?: T
  /** Sends the value in 8 s. A value already waiting is sent at once. */
  schedule(value: T): void
  undo(): void
  /** Sends the waiting value now. */
  flush(): void
}

/**
 * Delays an irreversible request until the time to undo is over, the page is hidden or left, or the component unmounts.
 * Use a request that survives the page (`keepalive`) for `commit` if possible.
 */
export function useDelayedCommit<T>(commit: (value: T) => void, delay = undoDelay): DelayedCommit<T> {
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
