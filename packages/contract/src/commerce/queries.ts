import { at, get, post } from '../operation.ts'
import { journal, maxClock } from '../shared/journal.ts'
import { groupRealms, ownerRealms } from '../shared/realm.ts'
import { record, text, unshown } from '../wire.ts'

// Source: commerce, section 7, "Queries". The meaning of `{a}`, `{b}` and `{c}` is not shown. Since one flush is of a
// "method", `{a}` is assumed to be a set of queries and `{b}` one of them. Parameters and responses depend on the
// query.

export const runPublicQuery = get(at('queries', '/v1/public/queries/{a}/{b}'), '', { query: record, returns: unshown })
export const runQuery = get(at('queries', '/v1/queries/{a}/{b}'), '', { query: record, returns: unshown })
export const runIdentityQuery = get(
  at('queries', '/v1/identities/{identityId}/queries/{a}/{b}', { realms: ownerRealms, assumes: ['realms'] }),
  '',
  { query: record, returns: unshown },
)
export const runGroupQuery = get(
  at('queries', '/v1/groups/{a}/{b}/{c}', { realms: groupRealms, assumes: ['realms'] }),
  '',
  { query: record, returns: unshown },
)

// "POST .../{a}/{b}/flushMethodDataCache": assumed below each of the three addresses that end in `{a}/{b}`.
const flushing = { access: 'internal', assumes: ['path', 'access'] } as const
/** Clears the cache of one public query. */
export const flushPublicQueryCache = post(at('queries', '/v1/public/queries/{a}/{b}', flushing), 'flushMethodDataCache')
/** Clears the cache of one query. */
export const flushQueryCache = post(at('queries', '/v1/queries/{a}/{b}', flushing), 'flushMethodDataCache')
/** Clears the cache of one query about an identity. */
export const flushIdentityQueryCache = post(
  at('queries', '/v1/identities/{identityId}/queries/{a}/{b}', flushing),
  'flushMethodDataCache',
)

const flushingAll = { access: 'internal', assumes: ['access'] } as const
export const flushAllPublicQueryCaches = post(at('queries', '/v1/public/queries', flushingAll), 'flushAllDataCache')
export const flushAllQueryCaches = post(at('queries', '/v1/queries', flushingAll), 'flushAllDataCache')

// "Every service has GET journal" (section 7). The address is assumed; no actions are listed.
export const queryJournal = journal('queries', '/v1/queries', text, { assumes: ['path', 'access'] })
export const queryMaxClock = maxClock('queries', '/v1/queries')
