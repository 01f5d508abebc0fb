import { listIdentityOrders } from '@memberkit/contract/commerce/orders'
import { createPlatform } from '@memberkit/fixtures/cart'
import { enUS } from '@memberkit/foundation/messages/en-US'
import { query } from '@memberkit/platform/query'
import { describePrerender } from '@memberkit/testing/prerender'
import { enUS as kitEnUS } from '../messages/en-US.ts'
import { Orders } from './index.ts'

describePrerender({
  name: 'cart',
  createPlatform,
  scenario: 'cart/orders-history',
  messages: [...enUS, ...kitEnUS],
  ui: (identityId) => <Orders identityId={identityId} brand="example" />,
  places: [{ address: '/' }, { address: '/', realm: 'Internal' }, { address: '/?order=order-1' }],
  read: (queryClient, identityId) => queryClient.prefetchQuery(query(listIdentityOrders, { identityId })),
  shows: 'Legal Plan Family',
})
