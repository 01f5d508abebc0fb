'use client'
import { useMemberkit } from '@memberkit/foundation'
import { query } from '@memberkit/platform/query'
import type { Result } from '@memberkit/contract'
import type { ResolutionSearchResult } from '@memberkit/contract/partners/resolutions'
import { useCallback, useEffect, useReducer, useRef } from 'react'
import { queueKeys } from '../shared/queue-keys.ts'
import { searchFor } from './queue-calls.ts'
import type { QueueFilters } from './queue-link.ts'
import { countIn, firstPageOf, searchOf } from './queue.rules.ts'
import type { QueueData } from './useQueue.ts'

export interface ViewCounts {
  /** Returns the number of cases of a view, if it is known. */
  countOf: (filters: QueueFilters) => number | undefined
  /** Requests the first page of a view, and so its count: on a hint that someone will open it. */
  prefetch: (filters: QueueFilters) => void
}

/**
 * Counts of views without a storm of requests. They come from responses that are there: the view's own first page, or
 * all open cases, which contain the others. What neither knows is requested when the pointer or the focus comes near a
 * view, as the page that is shown next.
 */
export function useViewCounts(open: QueueData | undefined, firstPage: number): ViewCounts {
  const { realm, session, queryClient } = useMemberkit()
  const me = session?.identityId
  const [, arrived] = useReducer((count: number) => count + 1, 0)
  const optionsOf = useCallback(
    (filters: QueueFilters) => {
      const search = searchOf(filters, '', { me, today: undefined })
      return query(searchFor(realm), firstPageOf(search, firstPage))
    },
    [realm, me, firstPage],
  )
  useEffect(
    () =>
      queryClient.getQueryCache().subscribe(({ type, query: changed }) => {
        const isSearch = queueKeys.some((key) => key.every((part, index) => changed.queryKey[index] === part))
        if (type === 'updated' && isSearch) queueMicrotask(arrived)
      }),
    [queryClient],
  )
  // All open cases, as last loaded: of another view's rows they can't be told.
  const whole = useRef<QueueData['rows']>(undefined)
  if (open) whole.current = open.isWhole && !open.isSearching ? open.rows : undefined

  return {
    countOf(filters) {
      const { view = 'open', ...rest } = filters
      const own = queryClient.getQueryData<Result<ResolutionSearchResult>>(optionsOf(filters).queryKey)
      if (filters.age === undefined && own?.ok && typeof own.data?.total === 'number') return own.data.total
      if (view === 'all' || Object.values(rest).some((value) => value !== undefined)) return undefined
      return whole.current && countIn(whole.current, view, me)
    },
    prefetch(filters) {
      if (filters.age === undefined) void queryClient.prefetchQuery(optionsOf(filters))
    },
  }
}
