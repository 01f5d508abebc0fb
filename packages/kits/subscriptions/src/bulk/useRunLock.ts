'use client'
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
 * done. Without Web Locks (a page without https), each request is still sent from one tab at a time.
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
      new Promise((resolve) => {
        if (!navigator.locks) return resolve(true)
        void navigator.locks.request(name, { ifAvailable: true }, (lock) => {
          const isOurs = lock !== null && !isGone.current
          resolve(isOurs)
          return isOurs ? new Promise<void>((free) => (letGo.current = free)) : undefined
        })
      }),
    async whenFree() {
      await navigator.locks?.request(name, { mode: 'shared' }, () => {})
    },
  }
}
