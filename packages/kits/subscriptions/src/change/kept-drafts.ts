'use client'
import { useEffect, useState } from 'react'
import { type Drafts, useDraft } from './drafts.ts'

/** How long a choice outlives its page, in milliseconds: prices may be others by then. */
const keptFor = 86_400_000

const keyOf = (key: string) => `memberkit.subscriptions.change.${key}`

/**
 * A draft that also outlives a reload, in this tab: catalog keys, names, prices and days, nothing personal. `isRead` is
 * false until storage was read, which a server's first render can't do.
 */
export function useKeptDraft<T>(
  drafts: Drafts,
  key: string,
  read: (kept: unknown) => T | undefined,
): { value: T | undefined; set: (value: T | undefined) => void; isRead: boolean } {
  const [value, setDraft] = useDraft<T>(drafts, key)
  const [isRead, setRead] = useState(value !== undefined)
  useEffect(() => {
    if (isRead) return
    const kept = read(recall(key))
    if (kept !== undefined) setDraft(kept)
    setRead(true)
    // Once, whatever a caller passes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return {
    value,
    isRead,
    set: (next) => {
      remember(key, next)
      setDraft(next)
    },
  }
}

function recall(key: string): unknown {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(key)) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('at' in kept) || !('value' in kept)) return undefined
    return typeof kept.at === 'number' && Date.now() - kept.at < keptFor ? kept.value : undefined
  } catch {
    return undefined
  }
}

function remember(key: string, value: unknown) {
  try {
    if (value === undefined) sessionStorage.removeItem(keyOf(key))
    else sessionStorage.setItem(keyOf(key), JSON.stringify({ at: Date.now(), value }))
  } catch {
    // Without storage, only a reload loses it.
  }
}
