'use client'
import { mergeEntries } from '../journal/journal.rules.ts'
import type { JournalOperation } from '../journal/useJournal.ts'
import { useResource } from '../resource/useResource.ts'

// Never sent: hooks need an operation even if there is none.
const nowhere: JournalOperation = { service: '', method: 'GET', path: '/', action: '' }

/** Returns who last changed an entity, and when, as of now: earlier data doesn't explain a new conflict. */
export function useChangedBy(journal: JournalOperation | undefined, entityId: string, isAsked: boolean) {
  const enabled = isAsked && journal !== undefined
  const resource = useResource(journal ?? nowhere, { query: { entityId, limit: 1 } }, { enabled })
  if (!enabled || resource.state !== 'ready' || resource.isRetrying || resource.isStale) return undefined
  return mergeEntries(resource.data)[0]
}
