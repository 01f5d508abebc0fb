'use client'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'

interface Store {
  drafts: Map<string, unknown>
  listeners: Set<() => void>
}

/** In memory, by page: what is written about a person is never stored. */
const stores = /* @__PURE__ */ new WeakMap<QueryClient, Store>()

function storeOf(queryClient: QueryClient): Store {
  const store = stores.get(queryClient) ?? { drafts: new Map(), listeners: new Set() }
  stores.set(queryClient, store)
  return store
}

/**
 * Returns what is being written, and its setter. It outlives its form until the page goes.
 *
 * @param key unique on the page: begin it with the kit
 * @param blank what a draft begins as; keep it stable
 */
export function useKeptDraft<Draft>(key: string, blank: Draft): [Draft, (next: Draft) => void] {
  const queryClient = useQueryClient()
  const store = storeOf(queryClient)
  const draft = useSyncExternalStore(
    useCallback(
      (listener) => {
        store.listeners.add(listener)
        return () => void store.listeners.delete(listener)
      },
      [store],
    ),
    () => keptDraft<Draft>(queryClient, key) ?? blank,
    () => blank,
  )
  const set = useCallback((next: Draft) => changeDraft<Draft>(queryClient, key, () => next), [queryClient, key])
  return [draft, set]
}

/** Returns a draft as it is now, for what reads it once; `undefined` if there is none. */
export const keptDraft = <Draft>(queryClient: QueryClient, key: string): Draft | undefined =>
  storeOf(queryClient).drafts.get(key) as Draft | undefined

/** Changes a draft, also once its form is gone: what couldn't be sent can be put back. */
export function changeDraft<Draft>(queryClient: QueryClient, key: string, change: (now?: Draft) => Draft): void {
  const { drafts, listeners } = storeOf(queryClient)
  drafts.set(key, change(drafts.get(key) as Draft | undefined))
  listeners.forEach((listener) => listener())
}

/** Forgets every draft whose key begins like this. */
export function forgetDrafts(queryClient: QueryClient, start: string): void {
  const { drafts, listeners } = storeOf(queryClient)
  for (const key of drafts.keys()) if (key.startsWith(start)) drafts.delete(key)
  listeners.forEach((listener) => listener())
}

/** Returns the text of a draft with one put back, above what has been written since. */
export const putBack = (text: string, since = ''): string => [text, since].filter(Boolean).join('\n\n')
