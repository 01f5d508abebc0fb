import { searchInternalResolutions } from '@memberkit/contract/partners/resolutions'
import { createPlatform } from '@memberkit/fixtures/resolutions'
import { enUS } from '@memberkit/foundation/messages/en-US'
import { query } from '@memberkit/platform/query'
import { describePrerender } from '@memberkit/testing/prerender'
import { queueEnUS } from '../messages/queue/en-US.ts'
import { queueCases, ResolutionQueue } from './index.ts'

describePrerender({
  name: 'resolutions',
  createPlatform,
  scenario: 'resolutions/queue',
  messages: [...enUS, ...queueEnUS],
  ui: () => <ResolutionQueue />,
  places: [{ address: '/' }, { address: '/?view=mine&age=7' }],
  read: (queryClient) => queryClient.prefetchQuery(query(searchInternalResolutions, queueCases({}, '/')!)),
  shows: 'RES-101015',
})
