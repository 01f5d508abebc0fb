import { listEntitlements } from '@memberkit/contract/commerce/entitlements'
import { createPlatform } from '@memberkit/fixtures/entitlements'
import { enUS } from '@memberkit/foundation/messages/en-US'
import { query } from '@memberkit/platform/query'
import { describePrerender } from '@memberkit/testing/prerender'
import { CoverageList } from '../index.ts'
import { enUS as kitEnUS } from '../messages/en-US.ts'

describePrerender({
  name: 'entitlements',
  createPlatform,
  scenario: 'entitlements/family-active',
  messages: [...enUS, ...kitEnUS],
  ui: (identityId) => <CoverageList identityId={identityId} />,
  places: [{ address: '/' }, { address: '/?plan=ent-1' }, { address: '/', realm: 'Internal' }],
  read: (queryClient, identityId) =>
    queryClient.prefetchQuery(query(listEntitlements, { owners: 'identities', ownerId: identityId })),
  shows: 'Legal Plan Family',
})
