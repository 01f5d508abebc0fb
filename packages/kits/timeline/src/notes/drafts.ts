'use client'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import type { NoteDraft } from './NoteForm.tsx'

interface Store {
  drafts: Map<string, NoteDraft>
  listeners: Set<() => void>
}

const blank: NoteDraft = { text: '', priority: 'LOW' }

/** In memory, by page: what is written about a person is never stored. */
const stores = new WeakMap<QueryClient, Store>()

function storeOf(queryClient: QueryClient): Store {
  const store = stores.get(queryClient) ?? { drafts: new Map(), listeners: new Set() }
  stores.set(queryClient, store)
  return store
}

function write({ drafts, listeners }: Store, key: string, draft: NoteDraft) {
  drafts.set(key, draft)
  listeners.forEach((listener) => listener())
}

export interface NoteDraftStore {
  draft: NoteDraft
  set: (draft: NoteDraft) => void
  clear: () => void
  /** Puts a note back, above what has been written since; also once its form is gone. */
  giveBack: (note: NoteDraft) => void
}

/** A new note that outlives its form until the page goes. */
export function useNoteDraft(key: string): NoteDraftStore {
  const store = storeOf(useQueryClient())
  const read = () => store.drafts.get(key) ?? blank
  const draft = useSyncExternalStore(
    useCallback(
      (listener) => {
        store.listeners.add(listener)
        return () => void store.listeners.delete(listener)
      },
      [store],
    ),
    read,
    () => blank,
  )
  return {
    draft,
    set: (next) => write(store, key, next),
    clear: () => write(store, key, blank),
    giveBack: ({ text, priority }) =>
      write(store, key, { text: [text, read().text].filter(Boolean).join('\n\n'), priority }),
  }
}
