'use client'
import type { QueryClient } from '@tanstack/react-query'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'

interface Store {
  drafts: Map<string, string>
  listeners: Set<() => void>
}

/** In memory, by page: what is written about a person is never stored. */
const stores = new WeakMap<QueryClient, Store>()

function storeOf(queryClient: QueryClient): Store {
  const store = stores.get(queryClient) ?? { drafts: new Map(), listeners: new Set() }
  stores.set(queryClient, store)
  return store
}

const tell = ({ listeners }: Store) => listeners.forEach((listener) => listener())

/** A text that survives a reload of the case's data, and moving to another case and back. */
export function useNoteDraft(resolutionId: string, list: string): [string, (text: string) => void] {
  const store = storeOf(useQueryClient())
  const key = `${resolutionId} ${list}`
  const text = useSyncExternalStore(
    useCallback(
      (listener) => {
        store.listeners.add(listener)
        return () => void store.listeners.delete(listener)
      },
      [store],
    ),
    () => store.drafts.get(key) ?? '',
    () => '',
  )
  const set = useCallback(
    (next: string) => {
      if (next) store.drafts.set(key, next)
      else store.drafts.delete(key)
      tell(store)
    },
    [store, key],
  )
  return [text, set]
}

/** Puts a text back into a draft, above what has been written since. */
export function returnDraft(queryClient: QueryClient, resolutionId: string, list: string, body: string): void {
  const store = storeOf(queryClient)
  const key = `${resolutionId} ${list}`
  store.drafts.set(key, [body, store.drafts.get(key)].filter(Boolean).join('\n\n'))
  tell(store)
}

/** Discards every draft about a case. */
export function purgeDrafts(queryClient: QueryClient, resolutionId: string): void {
  const store = storeOf(queryClient)
  for (const key of store.drafts.keys()) if (key.startsWith(`${resolutionId} `)) store.drafts.delete(key)
  tell(store)
}
