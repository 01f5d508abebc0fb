import { searchInternalResolutions, searchPartnerResolutions } from '@memberkit/contract/partners/resolutions'
import { keyOf } from '@memberkit/platform/query'
import type { QueryKey } from '@tanstack/react-query'

/** The cache keys of every queue, to invalidate when a case changes: queues are at other addresses than the case. */
export const queueKeys: readonly QueryKey[] = [keyOf(searchInternalResolutions), keyOf(searchPartnerResolutions)]
