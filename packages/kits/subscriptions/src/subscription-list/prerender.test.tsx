import { listSubscriptions } from '@memberkit/contract/commerce/subscriptions'
import { createPlatform } from '@memberkit/fixtures/subscriptions'
import { enUS } from '@memberkit/foundation/messages/en-US'
import { query } from '@memberkit/platform/query'
import { describePrerender } from '@memberkit/testing/prerender'
import { SubscriptionList } from '../index.ts'
import { enUS as kitEnUS } from '../messages/en-US.ts'

describePrerender({
  name: 'subscriptions',
  createPlatform,
  scenario: 'subscriptions/active-member',
  messages: [...enUS, ...kitEnUS],
  ui: (identityId) => <SubscriptionList identityId={identityId} />,
  places: [{ address: '/' }],
  read: (queryClient, identityId) => queryClient.prefetchQuery(query(listSubscriptions, { identityId })),
  shows: 'Legal Plan Family',
})
