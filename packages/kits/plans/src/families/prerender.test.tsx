import { listPublicProductFamilies } from '@memberkit/contract/commerce/product-families'
import { createPlatform } from '@memberkit/fixtures/plans'
import { enUS } from '@memberkit/foundation/messages/en-US'
import { query } from '@memberkit/platform/query'
import { describePrerender } from '@memberkit/testing/prerender'
import { ProductFamilies } from '../index.ts'
import { enUS as kitEnUS } from '../messages/en-US.ts'

describePrerender({
  name: 'plans',
  createPlatform,
  scenario: 'plans/families',
  messages: [...enUS, ...kitEnUS],
  ui: () => <ProductFamilies />,
  places: [{ address: '/' }, { address: '/?family=family-legal' }],
  read: (queryClient) => queryClient.prefetchQuery(query(listPublicProductFamilies, {})),
  shows: 'Commercial drivers',
})
