import { subscriptionJournal, subscriptionMaxClock } from '@memberkit/contract/commerce/subscriptions'
import { createPlatform } from '@memberkit/fixtures/timeline'
import { enUS } from '@memberkit/foundation/messages/en-US'
import { query } from '@memberkit/platform/query'
import { describePrerender } from '@memberkit/testing/prerender'
import { EntityJournal, preloadJournal } from '../index.ts'
import { journalEnUS } from '../messages/en-US.ts'

const messages = await preloadJournal(subscriptionJournal.service, [enUS, journalEnUS], 'en-US')

describePrerender({
  name: 'timeline',
  createPlatform,
  scenario: 'timeline/staff',
  messages: messages.flat(),
  ui: () => <EntityJournal journal={subscriptionJournal} maxClock={subscriptionMaxClock} entityId="sub-1" />,
  places: [
    { address: '/', realm: 'Internal' },
    { address: '/?entry=je-1', realm: 'Internal' },
  ],
  read: (queryClient) => queryClient.prefetchQuery(query(subscriptionJournal, { query: { entityId: 'sub-1' } })),
  shows: 'Next bill date changed',
})
