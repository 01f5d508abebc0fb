'use client'
import { useCallback, useState } from 'react'

/** The choices not sent yet, kept while the kit stands, so that a way back and forth loses nothing. */
export type Drafts = Map<string, unknown>

/** State that outlives its page. `undefined` forgets it. */
export function useDraft<T>(drafts: Drafts, key: string): [T | undefined, (value: T | undefined) => void] {
  const [value, setValue] = useState(() => drafts.get(key) as T | undefined)
  const set = useCallback(
    (next: T | undefined) => {
      if (next === undefined) drafts.delete(key)
      else drafts.set(key, next)
      setValue(next)
    },
    [drafts, key],
  )
  return [value, set]
}
