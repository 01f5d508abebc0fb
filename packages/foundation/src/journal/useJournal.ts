'use client'
import type { JournalEntry, JournalQuery, MaxClock, Operation } from '@memberkit/contract'
import { useEffect, useMemo, useState } from 'react'
import { useMemberkit } from '../provider/context.ts'
import { mapResource, type Resource } from '../resource/resource.ts'
import { useResource } from '../resource/useResource.ts'
import { type ReceivedJournalEntry, mergeEntries, newestClock } from './journal.rules.ts'

export type JournalOperation = Operation<string, JournalEntry[], undefined, JournalQuery>
export type MaxClockOperation = Operation<string, MaxClock, undefined, undefined>

export interface JournalOptions {
  journal: JournalOperation
  maxClock: MaxClockOperation
  entityId: string
  /** Milliseconds between polls of the clock. @default 15,000 */
  interval?: number
}

export interface Journal {
  /** The entries shown, newest first. Doesn't grow automatically. */
  entries: readonly ReceivedJournalEntry[]
  /** The number of new entries by others. The person's own show at once. */
  newCount: number
  /** These entries, newest first. */
  newEntries: readonly ReceivedJournalEntry[]
  showNew(): void
}

interface Seen {
  entityId: string
  /** The clock of the newest entry shown. */
  until?: number
  later: readonly ReceivedJournalEntry[]
}

const nothing: Omit<Seen, 'entityId'> = { later: [] }

/**
 * Reads the journal of one entity. Polls the service's cheap max clock; only when it moves, counts the new entries,
 * which wait until the person wants to see them. New entries that are all the person's own show at once.
 */
export function useJournal({ journal, maxClock, entityId, interval = 15_000 }: JournalOptions): Resource<Journal> {
  const { session } = useMemberkit()
  const first = useResource(journal, { query: { entityId } })
  const [seen, setSeen] = useState<Seen>({ entityId, later: [] })
  // Entries of another entity don't belong to this history.
  const { until: shownUntil, later } = seen.entityId === entityId ? seen : nothing
  const known = first.state === 'ready' ? first.data : undefined
  const until = shownUntil ?? (known && newestClock(known))
  // A refetch also brings new entries, so the cut-off is the first load.
  if (known && shownUntil === undefined) setSeen({ entityId, later, until: newestClock(known) })

  const clock = useResource(maxClock, {}, { enabled: known !== undefined, refetchInterval: interval })
  const now = clock.state === 'ready' ? clock.data.maxClock : 0
  const hasMoved = until !== undefined && now > until
  const since = useResource(journal, { query: { entityId, since: until ?? 0 } }, { enabled: hasMoved })
  const askAgain = since.state === 'loading' ? undefined : since.retry
  useEffect(() => {
    if (hasMoved) askAgain?.()
    // When the clock moves, not when the answer comes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [now])

  const fresh = since.state === 'ready' ? since.data : undefined
  const all = useMemo(() => mergeEntries(later, fresh ?? [], known ?? []), [later, fresh, known])
  const waiting = all.filter((entry) => entry.clock > (until ?? 0))
  const areOwn = waiting.length > 0 && waiting.every(({ actor }) => actor.id === session?.identityId)
  if (until !== undefined && areOwn) setSeen({ entityId, later: all, until: newestClock(all) })
  return mapResource(first, () => ({
    entries: all.filter((entry) => entry.clock <= (until ?? 0)),
    newCount: areOwn ? 0 : waiting.length,
    newEntries: areOwn ? [] : waiting,
    showNew() {
      setSeen({ entityId, later: all, until: newestClock(all) })
    },
  }))
}

/** Returns who last changed an entity, and when, for ConflictPanel. Requested only while `enabled`. */
export function useLastChange(
  journal: JournalOperation,
  entityId: string,
  enabled: boolean,
): ReceivedJournalEntry | undefined {
  const resource = useResource(journal, { query: { entityId, limit: 1 } }, { enabled })
  return resource.state === 'ready' ? mergeEntries(resource.data)[0] : undefined
}
