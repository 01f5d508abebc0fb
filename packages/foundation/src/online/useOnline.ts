'use client'
import { useSyncExternalStore } from 'react'

/** Whether the browser is online. On a server, and before the first paint, true. */
export function useOnline(): boolean {
  // A new function each time: otherwise React 18 ignores a change that comes with state set during rendering.
  return useSyncExternalStore(subscribe, () => isOnline(), always)
}

export function isOnline(): boolean {
  return typeof navigator === 'undefined' || navigator.onLine !== false
}

function always() {
  return true
}

function subscribe(listener: () => void) {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
