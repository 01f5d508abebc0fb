'use client'
import type { ResolutionSearch } from '@memberkit/contract/partners/resolutions'
import { useIsMounted, useMemberkit } from '@memberkit/foundation'
import { type Resource, useResource } from '@memberkit/foundation/resource'
import { readResponse, type UnreadableItem } from '@memberkit/platform'
import { query } from '@memberkit/platform/query'
import { useCallback, useMemo, useState } from 'react'
import { append, type Held, hold, replace, update } from './held-rows.rules.ts'
import { narrowed } from './narrow.rules.ts'
import { searchFor } from './queue-calls.ts'
import type { QueueFilters } from './queue-link.ts'
import type { QueueCase } from './received.ts'
import { useChangedCases } from './useChangedCases.ts'
import { useNews } from './useNews.ts'
import { useSearch } from './useSearch.ts'

export interface QueueOptions {
  filters: QueueFilters
  /** The search text as typed. It is sent once typing pauses; until the response, it narrows the loaded rows. */
  words?: string
  /** The number of cases in the first request. @default 100 */
  firstPage?: number
  /** The number of cases in each further request. @default 200 */
  nextPage?: number
}

export interface QueueData {
  /** Oldest first. They keep their places until `showNew`. */
  rows: readonly QueueCase[]
  /** The number of cases that match. */
  total: number
  /** Whether `rows` are all of them. */
  isWhole: boolean
  /** Cases that no longer match but are still shown, by ID. */
  left: ReadonlySet<string>
  /** The number of matching cases that aren't shown. */
  newCount: number
  /** Shows the newest state: what is new appears, what no longer matches goes. */
  showNew: () => void
  /** Whether the search text is still being searched; `rows` are then the loaded ones that contain it. */
  isSearching: boolean
  /** Loads the next cases; absent when all are loaded, or while some are under way. */
  loadMore?: () => void
  more: MoreState
  /** Loads all remaining cases, for a file or paper. Resolves to the rows, or to `undefined` if that failed. */
  loadAll: () => Promise<readonly QueueCase[] | undefined>
  /** Replaces a case by a newer one, such as the response to an action. */
  patch: (one: QueueCase) => void
  unreadable: readonly UnreadableItem[]
}

export type MoreState = 'idle' | 'loading' | 'failed'

interface Loaded {
  /** The search, and the search without its text. */
  key: string
  base: string
  /** The response that `held` was updated from. */
  source: object
  held: Held<QueueCase>
  unreadable: readonly UnreadableItem[]
  /** The offset of the next page. */
  next: number
  more: MoreState
}

interface Page {
  resolutions: readonly QueueCase[]
  total: number
  unreadable: readonly UnreadableItem[]
}

/**
 * Reads the queue of the signed-in realm: searched by the service, oldest first, in pages. Rows are updated in place;
 * new cases are only counted until `showNew`.
 */
export function useQueue(options: QueueOptions): Resource<QueueData> {
  const { firstPage = 100, nextPage = 200 } = options
  const { realm, queryClient } = useMemberkit()
  const isMounted = useIsMounted()
  const { search, key, base, isTyping, words, isEnabled } = useSearch(options)
  const operation = searchFor(realm)
  const first = useResource(operation, { body: { ...search, offset: 0, limit: firstPage } }, { enabled: isEnabled })
  const [loaded, setLoaded] = useState<Loaded>()
  const source = first.state === 'ready' ? first.data : undefined
  if (source && loaded?.source !== source) {
    const { resolutions, total } = source
    const isSame = loaded?.key === key
    const held = isSame ? update(loaded.held, resolutions, total) : hold<QueueCase>(resolutions, total)
    const rest = isSame ? { next: loaded.next, more: loaded.more } : { next: firstPage, more: 'idle' as const }
    setLoaded({ key, base, source, held, unreadable: first.state === 'ready' ? (first.unreadable ?? []) : [], ...rest })
  }
  const patch = useCallback((one: QueueCase) => {
    setLoaded((now) => now && { ...now, held: replace(now.held, one) })
  }, [])
  useChangedCases(loaded?.held.rows, patch)
  useNews(first)

  const isSearching = loaded !== undefined && (loaded.key !== key || isTyping)
  const rows = useMemo(
    () => (loaded ? (isSearching ? narrowed(loaded.held.rows, words) : loaded.held.rows) : []),
    [loaded, isSearching, words],
  )
  if (first.state === 'refused' || first.state === 'failed') return first
  // Rows of another view would contradict its name; those of another text are narrowed to this one.
  if (!loaded || loaded.base !== base || (first.state === 'loading' && loaded.key === key)) return { state: 'loading' }

  const { held, next, unreadable, more } = loaded
  const isWhole = next >= held.total
  const data: QueueData = {
    rows,
    isSearching,
    isWhole,
    more,
    patch,
    unreadable,
    total: held.total,
    left: held.left,
    newCount: held.newCount,
    showNew: () => void showNew(),
    loadMore: isWhole || isSearching || more === 'loading' ? undefined : () => void load(nextPage),
    loadAll: async () => (isWhole ? held.rows : (await load(held.total - next))?.rows),
  }
  return first.state === 'ready' ? { ...first, unreadable, data } : { ...settled, data }

  async function load(limit: number): Promise<Held<QueueCase> | undefined> {
    const change = (after: (now: Loaded) => Partial<Loaded>) =>
      setLoaded((now) => (now?.key === key && now.next === next ? { ...now, ...after(now) } : now))
    change(() => ({ more: 'loading' }))
    const page = await read({ ...search, offset: next, limit })
    if (!isMounted()) return undefined
    if (page) {
      const grown = (to: Held<QueueCase>) => append(to, page.resolutions, page.total)
      change((now) => ({
        held: grown(now.held),
        unreadable: [...now.unreadable, ...page.unreadable],
        next: next + limit,
        more: 'idle',
      }))
      return grown(held)
    }
    change(() => ({ more: 'failed' }))
    return undefined
  }

  async function showNew() {
    if (!source) return
    const wanted = isWhole ? Math.max(source.total, firstPage) : next
    const rest =
      wanted > firstPage ? await read({ ...search, offset: firstPage, limit: wanted - firstPage }) : undefined
    if (!isMounted()) return
    const fresh = hold<QueueCase>(source.resolutions, source.total)
    setLoaded((now) =>
      now?.key === key
        ? {
            ...now,
            held: rest ? append(fresh, rest.resolutions, rest.total) : fresh,
            next: rest ? wanted : firstPage,
            more: 'idle',
          }
        : now,
    )
  }

  async function read(body: ResolutionSearch): Promise<Page | undefined> {
    const answer = await queryClient.fetchQuery(query(operation, { body })).catch(() => undefined)
    const reading = answer?.ok ? readResponse(operation, answer.data) : undefined
    if (!reading?.isReadable) return undefined
    return { ...(reading.data as Omit<Page, 'unreadable'>), unreadable: reading.unreadable }
  }
}

/** While the next search is under way, its rows are those of the last one, narrowed. */
const settled = { state: 'ready', isStale: false, updatedAt: 0, isOffline: false, retry: () => {} } as const
