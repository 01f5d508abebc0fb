import { listResolutions } from '@memberkit/contract/partners/resolutions'
import { createPlatform } from '@memberkit/fixtures/resolutions'
import { query } from '@memberkit/platform/query'
import { describePrerender } from '@memberkit/testing/prerender'
import { enUS } from '../messages/en-US.ts'
import { MyResolutions } from './index.ts'

describePrerender({
  name: 'resolutions',
  createPlatform,
  scenario: 'resolutions/member',
  messages: enUS,
  ui: () => <MyResolutions />,
  places: [{ address: '/' }, { address: '/?concern=case-1001' }],
  read: (queryClient, identityId) => queryClient.prefetchQuery(query(listResolutions, { identityId })),
  shows: 'We’re waiting for the law firm',
})
