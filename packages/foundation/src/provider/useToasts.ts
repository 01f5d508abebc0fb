'use client'
import { announce } from '@memberkit/primitives/live'
import type { Toast, ToastQueue } from '@memberkit/primitives/toast'
import { createElement, type ComponentType, type ReactNode, useCallback, useRef, useState } from 'react'

interface Toaster {
  Toasts: ComponentType<{ queue: ToastQueue }>
  queue: ToastQueue
}

/** Toasts, whose code is loaded with the first one shown. One that cannot be loaded is read out at least. */
export function useToasts(): [notify: (toast: Toast) => void, region: ReactNode] {
  const [toaster, setToaster] = useState<Toaster>()
  const loading = useRef<Promise<Toaster>>(undefined)
  const notify = useCallback((toast: Toast) => {
    loading.current ??= import('./Toasts.tsx').then(({ createToastQueue, Toasts }) => {
      const made = { Toasts, queue: createToastQueue() }
      setToaster(made)
      return made
    })
    loading.current.then(
      ({ queue }) => queue.add(toast),
      () => {
        loading.current = undefined
        announce(toast.message)
      },
    )
  }, [])
  return [notify, toaster ? createElement(toaster.Toasts, { queue: toaster.queue }) : null]
}
