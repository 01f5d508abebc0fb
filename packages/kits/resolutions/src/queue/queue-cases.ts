import type { Input } from '@memberkit/contract'
import type { searchInternalResolutions } from '@memberkit/contract/partners/resolutions'
import { queueLink } from './queue-link.ts'
import { firstPageOf, searchOf, usualPageSizes } from './queue.rules.ts'

export interface QueueCasesOptions {
  /** The signed-in person: `session.identityId`. */
  me?: string
  /** As of the queue. @default 100 */
  pageSize?: number
}

/**
 * Returns the input of the queue's first request at an address, for a server that prefetches it: with
 * `searchInternalResolutions` for staff, `searchPartnerResolutions` for a law firm. Returns nothing for an address that
 * filters by age: the browser computes the day, by the platform's clock.
 *
 * @example
 * const input = queueCases({ me: session.identityId }, request.url)
 * if (input) await queryClient.prefetchQuery(query(searchInternalResolutions, input))
 */
export function queueCases(
  { me, pageSize = usualPageSizes[0] }: QueueCasesOptions,
  address: string,
): Input<typeof searchInternalResolutions> | undefined {
  const filters = queueLink.fromLink(address)
  if (filters.age !== undefined) return undefined
  return firstPageOf(searchOf(filters, '', { me, today: undefined }), pageSize)
}
