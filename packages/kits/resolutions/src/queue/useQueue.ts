'use client'
import { useIsMounted, useMemberkit } from '@memberkit/foundation'
import { type Resource, useResource } from '@memberkit/foundation/resource'
import { readResponse, type UnreadableItem } from '@memberkit/platform'
import { query } from '@memberkit/platform/query'
import { useCallback, useMemo, useState } from 'react'
import { append, type Held, hold, replace, update } from './held-rows.rules.ts'
import { narrowed } from './narrow.rules.ts'
import { searchFor } from './queue-calls.ts'
import type { QueueFilters } from './queue-link.ts'
import { type QueuePage, type QueuePages, readNext, receivedIn } from './queue-pages.ts'
import { firstPageOf, usualPageSizes } from './queue.rules.ts'
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
  /** Shows the newest state: new cases appear, and cases that no longer match disappear. */
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
  /** The number of cases received: the offset of the next page, unless some have left. */
  next: number
  isWhole: boolean
  more: MoreState
}

/**
 * Reads the queue of the signed-in realm: searched by the service, oldest first, in pages. Rows are updated in place;
 * new cases are only counted until `showNew`.
 */
export function useQueue(options: QueueOptions): Resource<QueueData> {
  const { firstPage = usualPageSizes[0], nextPage = usualPageSizes[1] } = options
  const { realm, queryClient } = useMemberkit()
  const isMounted = useIsMounted()
  const { search, key, base, isTyping, words, isEnabled } = useSearch(options)
  const operation = searchFor(realm)
  const first = useResource(operation, firstPageOf(search, firstPage), { enabled: isEnabled })
  const [loaded, setLoaded] = useState<Loaded>()
  const source = first.state === 'ready' ? first.data : undefined
  const firstUnreadable = first.state === 'ready' ? (first.unreadable ?? []) : []
  if (source && loaded?.source !== source) {
    const { resolutions, total } = source
    const isSame = loaded?.key === key
    const held = isSame ? update(loaded.held, resolutions, total) : hold<QueueCase>(resolutions, total)
    const rest = isSame ? loaded : { ...extentOf(source), more: 'idle' as const }
    setLoaded({ ...rest, key, base, source, held, unreadable: isSame ? loaded.unreadable : firstUnreadable })
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

  const { held, next, isWhole, unreadable, more } = loaded
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
    loadAll: async () => (isWhole ? held.rows : (await load(Infinity))?.rows),
  }
  return first.state === 'ready' ? { ...first, unreadable, data } : { ...settled, data }

  async function load(count: number): Promise<Held<QueueCase> | undefined> {
    const change = (after: (now: Loaded) => Partial<Loaded>) =>
      setLoaded((now) => (now?.key === key && now.next === next ? { ...now, ...after(now) } : now))
    change(() => ({ more: 'loading' }))
    const pages = await readNext(read, { known: held.rows, next, total: held.total, count })
    if (!isMounted()) return undefined
    if (!pages) {
      change(() => ({ more: 'failed' }))
      return undefined
    }
    change((now) => ({ ...grown(now, pages), more: 'idle' }))
    return grown(loaded!, pages).held
  }

  async function showNew() {
    if (!source) return
    const fresh = { held: hold<QueueCase>(source.resolutions, source.total), unreadable: firstUnreadable }
    const { next: received } = extentOf(source)
    const count = (isWhole ? source.total : Math.min(next, source.total)) - received
    const rest =
      count > 0
        ? await readNext(read, { known: source.resolutions, next: received, total: source.total, count })
        : undefined
    if (!isMounted()) return
    setLoaded((now) =>
      now?.key === key
        ? { ...now, ...(rest ? grown(fresh, rest) : { ...fresh, ...extentOf(source) }), more: 'idle' }
        : now,
    )
  }

  async function read(offset: number, limit: number): Promise<QueuePage | undefined> {
    const body = { ...search, offset, limit }
    const answer = await queryClient.fetchQuery(query(operation, { body })).catch(() => undefined)
    const reading = answer?.ok ? readResponse(operation, answer.data) : undefined
    return reading?.isReadable ? (reading.data as QueuePage) : undefined
  }
}

const extentOf = (page: QueuePage) => {
  const next = receivedIn(page)
  return { next, isWhole: next >= page.total }
}

function grown({ held, unreadable }: Pick<Loaded, 'held' | 'unreadable'>, pages: QueuePages) {
  const { resolutions, total, next } = pages
  const known = new Set(unreadable.map(({ received }) => JSON.stringify(received)))
  return {
    held: append(held, resolutions, total),
    unreadable: [...unreadable, ...pages.unreadable.filter(({ received }) => !known.has(JSON.stringify(received)))],
    next,
    isWhole: next >= total,
  }
}

/** While the next search is under way, its rows are those of the last one, narrowed. */
const settled = { state: 'ready', isStale: false, updatedAt: 0, isOffline: false, retry: () => {} } as const
