import { createPlatform } from '@memberkit/fixtures/cart'
import { enUS } from '@memberkit/foundation/messages/en-US'
import { describePrerender } from '@memberkit/testing/prerender'
import { enUS as kitEnUS } from '../messages/en-US.ts'
import { Purchase } from './Purchase.tsx'
import { onePlan } from './testing/order.ts'

// This browser's memory of the cart is read after hydration: a server knows nothing of it.
describePrerender({
  name: 'cart',
  createPlatform,
  scenario: 'cart/shop',
  messages: [...enUS, ...kitEnUS],
  ui: () => <Purchase brand="example" order={onePlan} channel="BuyNow" />,
  places: [{ address: '/' }],
  read: async () => {},
  shows: 'data-mk-kit="cart"',
})
