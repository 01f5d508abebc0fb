import { listOffers } from '@memberkit/contract/commerce/offers'
import { createPlatform } from '@memberkit/fixtures/cart'
import { enUS } from '@memberkit/foundation/messages/en-US'
import { query } from '@memberkit/platform/query'
import { describePrerender } from '@memberkit/testing/prerender'
import { expect, test } from 'vitest'
import { writeCart } from '../codec/index.ts'
import { enUS as kitEnUS } from '../messages/en-US.ts'
import { Cart } from './Cart.tsx'
import { cartOffers } from './cart-offers.ts'
import { cartWith } from './testing/offers.ts'

const family = cartWith({ products: ['legal'], tiers: { legal: 'Legal Plan Family' }, region: 'TX' })

/** A cart that comes back where the address has none. */
const drafts = { load: () => ({ cart: family }), save: () => {} }

describePrerender({
  name: 'cart',
  createPlatform,
  scenario: 'cart/shop',
  messages: [...enUS, ...kitEnUS],
  ui: () => <Cart brand="example" onCheckout={() => {}} store={drafts} />,
  places: [{ address: writeCart('/', family) }, { address: '/' }, { address: '/?d=%%%' }],
  read: (queryClient) =>
    queryClient.prefetchQuery(query(listOffers, cartOffers({ brand: 'example', store: drafts }, 'en-US', '/'))),
  shows: 'Legal plan for the family',
})

test('a cart’s offers are those of the market that its address or its draft names', () => {
  const inCanada = { ...family, locale: 'fr-CA' }
  const at = (address: string, cart?: typeof family) => {
    const store = cart && { load: () => ({ cart }), save: () => {} }
    return cartOffers({ brand: 'example', store }, 'en-US', address).query
  }
  const french = { channel: 'D2C', currency: 'CAD', country: 'CAN', market: 'fr-CA' }
  expect(at('/')).toEqual({ channel: 'D2C', currency: 'USD', country: 'USA', market: 'en-US' })
  expect(at(writeCart('/', inCanada))).toEqual(french)
  expect(at('/', inCanada)).toEqual(french)
})
