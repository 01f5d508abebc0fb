'use client'
import { announce } from '@memberkit/primitives/live'
import type { Toast, ToastQueue } from '@memberkit/primitives/toast'
import { createElement, type ReactElement, type ReactNode, useCallback, useRef, useState } from 'react'

/** Toasts, whose code is loaded with the first one shown. One that cannot be loaded is read out at least. */
export function useToasts(): [notify: (toast: Toast) => void, region: ReactNode] {
  const [region, setRegion] = useState<ReactElement>()
  const loading = useRef<Promise<ToastQueue>>(undefined)
  const notify = useCallback((toast: Toast) => {
    loading.current ??= import('../seldom-parts.ts').then(
      // The queue is handed out by the region once that is on the page.
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
