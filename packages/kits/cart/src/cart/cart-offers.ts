import type { Input } from '@memberkit/contract'
import type { CartState } from '@memberkit/contract/commerce/cart'
import type { listOffers } from '@memberkit/contract/commerce/offers'
import { memoryRouter } from '@memberkit/foundation/links'
import { marketOf } from './rules/market-of.rules.ts'
import { createCartStore } from './state/cart-store.ts'
import type { CartOptions } from './useCart.ts'

/** Returns the input of the offers that a cart is sold from. */
export function offersFor(
  cart: Pick<CartState, 'locale' | 'currency'>,
  { brand, channel = 'D2C' }: Pick<CartOptions, 'brand' | 'channel'>,
  locale: string,
): Input<typeof listOffers> {
  const { market, currency } = marketOf(cart, locale)
  const country = currency === 'CAD' ? 'CAN' : 'USA'
  return { brand, query: { channel, currency, country, market } }
}

/**
 * Returns the input of the cart's request for offers at an address, for a server that prefetches it. Pass the same options
 * as to the cart.
 *
 * @example
 * await queryClient.prefetchQuery(query(listOffers, cartOffers({ brand: 'example' }, 'en-US', request.url)))
 */
export function cartOffers(
  options: Pick<CartOptions, 'brand' | 'channel' | 'store'>,
  locale: string,
  address: string,
): Input<typeof listOffers> {
  const store = createCartStore({ router: memoryRouter(address), urlPolicy: 'catalogue', drafts: options.store })
  return offersFor(store.current().cart, options, locale)
}
