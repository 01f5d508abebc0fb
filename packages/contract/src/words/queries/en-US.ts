import type * as queries from '../../commerce/queries.ts'
import type { ActionWords, FieldWords, JournalWords, Name } from '../words.ts'

/** The service as a whole. */
export const name = {
  one: 'Query',
  many: 'Queries',
  about: 'Ready-made questions to the data, and their caches',
} as const satisfies Name

export const fields = {
  a: 'Set of queries',
  b: 'Query',
  c: 'Query parameter',
} as const satisfies FieldWords

export const actions = {
  flushAllPublicQueryCaches: 'Clear all public caches',
  flushAllQueryCaches: 'Clear all caches',
  flushIdentityQueryCache: 'Clear a person’s cache',
  flushPublicQueryCache: 'Clear public cache of a query',
  flushQueryCache: 'Clear cache of a query',
  runGroupQuery: 'Run query on a group',
  runIdentityQuery: 'Run query on a person',
  runPublicQuery: 'Run public query',
  runQuery: 'Run query',
} as const satisfies ActionWords<typeof queries>

/** Consequences of actions, shown before they are sent. */
export const consequences = {
  flushAllPublicQueryCaches:
    'Every cached answer of the public queries is dropped. They are slower until they have run again.',
  flushAllQueryCaches: 'Every cached answer of all queries is dropped. They are slower until they have run again.',
} as const satisfies ActionWords<typeof queries>

/** Announcements of completed actions. Reads have none. */
export const done = {
  flushAllPublicQueryCaches: 'Public caches cleared',
  flushAllQueryCaches: 'Caches cleared',
  flushIdentityQueryCache: 'Person’s cache cleared',
  flushPublicQueryCache: 'Public cache cleared',
  flushQueryCache: 'Cache cleared',
} as const satisfies ActionWords<typeof queries>

/** The specification lists no actions of this journal: these names are assumed. */
export const journal = {
  RAN: 'Query run',
  FLUSHED: done.flushQueryCache,
} as const satisfies JournalWords
