import { subscriptionJournal, subscriptionMaxClock } from '@memberkit/contract/commerce/subscriptions'
import { listAutoComments } from '@memberkit/contract/identity/auto-comments'
import { listNotes } from '@memberkit/contract/identity/notes'
import { createPlatform } from '@memberkit/fixtures/timeline'
import { query } from '@memberkit/platform/query'
import { describePrerender } from '@memberkit/testing/prerender'
import { EntityJournal, NoteList } from '../index.ts'
import { enUS } from '../messages/en-US.ts'

describePrerender({
  name: 'timeline',
  createPlatform,
  scenario: 'timeline/staff',
  messages: enUS,
  ui: (identityId) => (
    <>
      <NoteList identityId={identityId} />
      <EntityJournal journal={subscriptionJournal} maxClock={subscriptionMaxClock} entityId="sub-1" />
    </>
  ),
  places: [
    { address: '/', realm: 'Internal' },
    { address: '/?order=priority', realm: 'Internal' },
  ],
  async read(queryClient, identityId) {
    await queryClient.prefetchQuery(query(listNotes, { identityId }))
    await queryClient.prefetchQuery(query(listAutoComments, { identityId }))
  },
  shows: 'Sam Staffexample',
})
