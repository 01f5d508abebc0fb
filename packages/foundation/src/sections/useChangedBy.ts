'use client'
import { mergeEntries } from '../journal/journal.rules.ts'
import type { JournalOperation } from '../journal/useJournal.ts'
import { useResource } from '../resource/useResource.ts'

// Never sent: hooks want an operation where there is none.
const nowhere: JournalOperation = { service: '', method: 'GET', path: '/', action: '' }

/** Who changed an entity last, and when, as of now: what was known before a conflict is not about it. */
export function useChangedBy(journal: JournalOperation | undefined, entityId: string, isAsked: boolean) {
  const enabled = isAsked && journal !== undefined
  const resource = useResource(journal ?? nowhere, { query: { entityId, limit: 1 } }, { enabled })
  if (!enabled || resource.state !== 'ready' || resource.isRetrying || resource.isStale) return undefined
  return mergeEntries(resource.data)[0]
}
