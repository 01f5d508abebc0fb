'use client'
import type { ResolutionSearch } from '@memberkit/contract/partners/resolutions'
import { useMemberkit } from '@memberkit/foundation'
import { useEffect, useMemo, useState } from 'react'
import { queueLink } from './queue-link.ts'
import { searchOf } from './queue.rules.ts'
import { useDebounced } from './useDebounced.ts'
import type { QueueOptions } from './useQueue.ts'

export interface Search {
  search: ResolutionSearch
  /** Identifies the search, and the search without its text. */
  key: string
  base: string
  words: string
  /** Whether the text isn't part of the search yet. */
  isTyping: boolean
  /** Whether everything that the search needs is known. */
  isEnabled: boolean
}

/** How long typing pauses before the text is searched, in milliseconds. */
const pause = 200

/** Returns the search of a view, its filters and the typed text. */
export function useSearch({ filters, words: typed = '' }: Pick<QueueOptions, 'filters' | 'words'>): Search {
  const { session, currentDate } = useMemberkit()
  const me = session?.identityId
  // Ahead of hydration, nobody's clock is read.
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  const needsDate = filters.age !== undefined
  const today = needsDate && isHydrated ? currentDate() : undefined
  const words = typed.trim()
  const sent = useDebounced(words, pause)
  const address = queueLink.toLink(filters)
  return useMemo(() => {
    const context = { me, today }
    const chosen = queueLink.fromLink(address)
    const search = searchOf(chosen, sent, context)
    return {
      search,
      key: JSON.stringify(search),
      base: JSON.stringify(searchOf(chosen, '', context)),
      words,
      isTyping: words !== sent,
      isEnabled: !needsDate || today !== undefined,
    }
  }, [address, sent, words, me, today, needsDate])
}
