'use client'
import { whenUnlocked, withLock } from '@memberkit/foundation/action'
import { useEffect, useRef } from 'react'

export interface RunLock {
  /** Resolves to whether this tab may send now. It then may until `release`, or until the page is left. */
  take: () => Promise<boolean>
  release: () => void
  /** Resolves once no tab sends. */
  whenFree: () => Promise<void>
}

/**
 * Lets one tab at a time send a run of a group: two that resume the same run would both send a row that neither shows as
 * done.
 */
export function useRunLock(groupId: string): RunLock {
  const name = `memberkit subscriptions bulk ${groupId}`
  const letGo = useRef<() => void>(undefined)
  const isGone = useRef(false)
  const release = () => {
    letGo.current?.()
    letGo.current = undefined
  }
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
      letGo.current?.()
    }
  }, [])
  return {
    release,
    take: () =>
      new Promise((resolve, reject) => {
        const hold = () => {
          resolve(!isGone.current)
          return new Promise<true>((free) => {
            letGo.current = () => free(true)
            if (isGone.current) release()
          })
        }
        withLock(name, hold).then((held) => !held && resolve(false), reject)
      }),
    whenFree: () => whenUnlocked(name),
  }
}
