'use client'
import { useSyncExternalStore } from 'react'

/** Whether the browser says it has a network. On the server, and before the first paint, yes. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, isOnline, always)
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
