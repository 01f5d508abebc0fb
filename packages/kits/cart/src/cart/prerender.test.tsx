import { listOffers } from '@memberkit/contract/commerce/offers'
import { createPlatform } from '@memberkit/fixtures/cart'
import { enUS } from '@memberkit/foundation/messages/en-US'
import { query } from '@memberkit/platform/query'
import { describePrerender } from '@memberkit/testing/prerender'
import { writeCart } from '../codec/index.ts'
import { enUS as kitEnUS } from '../messages/en-US.ts'
import { Cart } from './Cart.tsx'
import { cartWith } from './testing/offers.ts'

const family = cartWith({ products: ['legal'], tiers: { legal: 'Legal Plan Family' }, region: 'TX' })
const inUs = { channel: 'D2C', currency: 'USD', country: 'USA', market: 'en-US' } as const

/** A cart that comes back where the address has none. */
const drafts = { load: () => ({ cart: family }), save: () => {} }

describePrerender({
  name: 'cart',
  createPlatform,
  scenario: 'cart/shop',
  messages: [...enUS, ...kitEnUS],
  ui: () => <Cart brand="example" onCheckout={() => {}} store={drafts} />,
  places: [{ address: writeCart('/', family) }, { address: '/' }, { address: '/?d=%%%' }],
  read: (queryClient) => queryClient.prefetchQuery(query(listOffers, { brand: 'example', query: inUs })),
  shows: 'Legal plan for the family',
})
