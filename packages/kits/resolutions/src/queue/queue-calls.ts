import type { Realm } from '@memberkit/contract'
import {
  getResolution,
  getResolutionDetails,
  resolutionJournal,
  searchInternalResolutions,
  searchPartnerResolutions,
} from '@memberkit/contract/partners/resolutions'
import { keyOf, query } from '@memberkit/platform/query'
import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** Returns the search of a realm: a law firm's finds its own cases only. */
export const searchFor = (realm: Realm) => (realm === 'Partner' ? searchPartnerResolutions : searchInternalResolutions)

/**
 * Requests what the page of a case reads first, before it is opened, so that it begins with its data. Fresh data isn't
 * requested again. The context and the history are for staff only.
 */
export function prefetchCase(queryClient: QueryClient, realm: Realm, resolutionId: string): void {
  void queryClient.prefetchQuery(query(getResolution, { resolutionId }))
  if (realm !== 'Internal') return
  void queryClient.prefetchQuery(query(getResolutionDetails, { resolutionId }))
  // Events that came after the notes would move what is below them.
  void queryClient.prefetchQuery(query(resolutionJournal, { query: { entityId: resolutionId } }))
}

/** Whether a cache key is that of one case, by itself or with its details. */
export function isCaseKey(key: QueryKey, id: string): boolean {
  const own = keyOf(getResolution, { resolutionId: id })
  return own.every((part, index) => key[index] === part) && (key.length === own.length || key[own.length] === 'details')
}
