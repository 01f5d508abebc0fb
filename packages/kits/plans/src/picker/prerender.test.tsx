import { listOffers } from '@memberkit/contract/commerce/offers'
import { createPlatform } from '@memberkit/fixtures/plans'
import { enUS } from '@memberkit/foundation/messages/en-US'
import { query } from '@memberkit/platform/query'
import { describePrerender } from '@memberkit/testing/prerender'
import { TierPicker } from '../index.ts'
import { enUS as kitEnUS } from '../messages/en-US.ts'

describePrerender({
  name: 'plans',
  createPlatform,
  scenario: 'plans/household',
  messages: [...enUS, ...kitEnUS],
  ui: () => <TierPicker brand="example" productGroup="legal" channel="D2C" />,
  places: [{ address: '/' }, { address: '/?tier=tier-legal-family&period=ANNUAL' }],
  read: (queryClient) =>
    queryClient.prefetchQuery(
      query(listOffers, {
        brand: 'example',
        query: { productGroup: 'legal', channel: 'D2C', country: 'USA', market: 'en-US' },
      }),
    ),
  shows: 'Family Premier',
})
