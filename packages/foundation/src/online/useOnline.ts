'use client'
import { useSyncExternalStore } from 'react'

/** Whether the browser says it has a network. On the server, and before the first paint, yes. */
export function useOnline(): boolean {
  // A function of its own each time: React 18 else forgets a change that came with a state set while rendering.
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
