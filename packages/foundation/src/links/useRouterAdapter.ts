'use client'
import { useState } from 'react'
import { useBrowserEffect } from '../mounted/useBrowserEffect.ts'
import type { RouterAdapter } from './router.ts'

/** A router that provides its address by a hook, and a way to navigate. */
export interface RouterBinding extends Pick<RouterAdapter, 'go' | 'linkTo' | 'owns' | 'guard'> {
  /** The current path, query and, if known, hash. */
  address: string
}

/**
 * Creates an adapter for a router whose address comes from a hook. The adapter is stable between renders.
 *
 * @example
 * const router = useRouterAdapter({ address: useAddress(), go: (address, { replace } = {}) => navigate(address, replace) })
 */
export function useRouterAdapter(router: RouterBinding): RouterAdapter {
  const [{ adapter, update }] = useState(() => hookedAdapter(router))
  useBrowserEffect(() => update(router))
  return adapter
}

function hookedAdapter(first: RouterBinding) {
  let router = first
  const listeners = new Set<() => void>()
  const adapter: RouterAdapter = {
    current: () => router.address,
    go: (address, options) => router.go(address, options),
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    linkTo: (kind, id) => router.linkTo?.(kind, id),
    owns: (address) => router.owns?.(address) ?? true,
    guard: (guard) => router.guard?.(guard) ?? (() => {}),
  }
  function update(next: RouterBinding) {
    const hasMoved = next.address !== router.address
    router = next
    if (hasMoved) listeners.forEach((listener) => listener())
  }
  return { adapter, update }
}
