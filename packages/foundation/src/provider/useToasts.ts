'use client'
import { announce } from '@memberkit/primitives/live'
import type { Toast, ToastQueue } from '@memberkit/primitives/toast'
import { createElement, type ReactElement, type ReactNode, useCallback, useRef, useState } from 'react'

/**
 * Returns a function that shows toasts and loads their code on first use. If it can't load, the toast is announced at
 * least.
 */
export function useToasts(): [notify: (toast: Toast) => void, region: ReactNode] {
  const [region, setRegion] = useState<ReactElement>()
  const loading = useRef<Promise<ToastQueue>>(undefined)
  const notify = useCallback((toast: Toast) => {
    loading.current ??= import('../on-demand.ts').then(
      // The region creates the queue once it is mounted.
      ({ Toasts }) => new Promise((onReady) => setRegion(createElement(Toasts, { onReady }))),
    )
    loading.current.then(
      (queue) => queue.add(toast),
      () => {
        loading.current = undefined
        announce(toast.message)
      },
    )
  }, [])
  return [notify, region]
}
