import * as queries from '@memberkit/contract/commerce/queries'
import { defineConsole } from '../define/index.ts'

export const queriesConsole = defineConsole(queries)({
  noPages: 'A query is run: its answer is no entity.',
  notShown: { queryMaxClock: 'A history polls it; it shows nothing by itself.' },
  tools: [
    'queryJournal',
    'flushAllPublicQueryCaches',
    'flushAllQueryCaches',
    'flushIdentityQueryCache',
    'flushPublicQueryCache',
    'flushQueryCache',
    'runGroupQuery',
    'runIdentityQuery',
    'runPublicQuery',
    'runQuery',
  ],
})
