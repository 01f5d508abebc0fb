import type { BillingPeriod, Currency, Received } from '@memberkit/contract'
import type { CartParty, CartState } from '@memberkit/contract/commerce/cart'
import { currencyFor } from '@memberkit/platform/formats'
import { addOnKeysOf } from '../rules/lines.rules.ts'

/** A changed cart, and how to take the change back in whatever the cart has become since. */
export interface Reversible {
  readonly cart: CartState
  readonly undo: (cart: CartState) => CartState
}

type ByProduct = 'tiers' | 'supplements' | 'productOptions' | 'billingPeriods'
const byProduct: readonly ByProduct[] = ['tiers', 'supplements', 'productOptions', 'billingPeriods']

/** Adds a product, or changes its tier if it is there. Supplements that were chosen with another tier stay. */
export const withProduct = (cart: CartState, key: string, tier?: string): CartState => ({
  ...cart,
  products: cart.products.includes(key) ? cart.products : [...cart.products, key],
  ...(tier !== undefined && { tiers: { ...cart.tiers, [key]: tier } }),
})

/**
 * Removes a product with its tier, supplements, options and period. Undoing puts all of it back in its place.
 *
 * @param offers the IDs and names in `bundles` that only this product was sold from
 */
export function withoutProduct(cart: CartState, key: string, offers: readonly string[] = []): Reversible {
  const place = cart.products.indexOf(key)
  const next: CartState = {
    ...cart,
    products: cart.products.filter((one) => one !== key),
    bundles: cart.bundles.filter((one) => !offers.includes(one)),
  }
  for (const name of byProduct) Object.assign(next, { [name]: omit<unknown>(cart[name], key) })
  return {
    cart: next,
    undo(now) {
      if (now.products.includes(key)) return now
      const restored: CartState = {
        ...now,
        products: now.products.toSpliced(place, 0, key),
        bundles: withRemoved(now.bundles, cart.bundles, offers),
      }
      for (const name of byProduct) {
        const entry = entryOf<unknown>(cart[name], key)
        if (entry !== undefined) Object.assign(restored, { [name]: { ...now[name], [key]: entry } })
      }
      return restored
    },
  }
}

export function withSupplement(cart: CartState, product: string, key: string): CartState {
  const chosen = entryOf(cart.supplements, product) ?? []
  return chosen.includes(key) ? cart : setIn(cart, 'supplements', product, [...chosen, key])
}

/** Removes a supplement, and with it those that need it: `dependents` are their keys. */
export function withoutSupplement(
  cart: CartState,
  product: string,
  key: string,
  dependents: readonly string[] = [],
): Reversible {
  const before = entryOf(cart.supplements, product) ?? []
  const removed = new Set([key, ...dependents])
  return {
    cart: setIn(
      cart,
      'supplements',
      product,
      before.filter((one) => !removed.has(one)),
    ),
    undo(now) {
      if (!now.products.includes(product)) return now
      const kept = entryOf(now.supplements, product) ?? []
      const known = new Set(before.flatMap((one) => addOnKeysOf(product, one)))
      const added = kept.filter((one) => !before.includes(one) && !known.has(one))
      return setIn(now, 'supplements', product, [
        ...before.filter((one) => removed.has(one) || kept.includes(one)),
        ...added,
      ])
    },
  }
}

export const withPeriod = (cart: CartState, product: string, period: Received<BillingPeriod>): CartState => ({
  ...cart,
  billingPeriods: { ...cart.billingPeriods, [product]: period },
})

export const withRegion = (cart: CartState, region: string): CartState => ({ ...cart, region })

/** The market to buy in, and the tiers there of what is in the cart. */
export interface MarketChange {
  readonly locale: string
  /** The region is kept only where it belongs to the market. */
  readonly region: string
  readonly tiers: Readonly<Record<string, string>>
}

/** Moves the cart to another market. Nothing is removed: what isn't sold there stays as a line that says so. */
export function withMarket(cart: CartState, { locale, region, tiers }: MarketChange): CartState {
  const { currency: _left, ...rest } = cart
  return { ...rest, locale, region, tiers: { ...cart.tiers, ...tiers } }
}

export const currencyOfMarket = (locale: string): Currency => currencyFor(locale)

export const withParty = (
  cart: CartState,
  party: 'personalInfo' | 'businessInfo',
  change: Partial<CartParty>,
): CartState => ({ ...cart, [party]: { ...cart[party], ...change } })

/** Puts entries back where they were, as far as the list is still the same. */
function withRemoved(now: readonly string[], before: readonly string[], removed: readonly string[]): string[] {
  const back = [...now]
  for (const [index, one] of before.entries()) {
    if (removed.includes(one) && !back.includes(one)) back.splice(index, 0, one)
  }
  return back
}

function setIn<T>(cart: CartState, name: ByProduct, product: string, entry: T): CartState {
  return { ...cart, [name]: { ...cart[name], [product]: entry } }
}

function entryOf<T>(entries: Readonly<Record<string, T>> | undefined, key: string): T | undefined {
  return entries && Object.hasOwn(entries, key) ? entries[key] : undefined
}

const omit = <T>(entries: Readonly<Record<string, T>> | undefined, key: string): Record<string, T> | undefined =>
  entries && Object.fromEntries(Object.entries(entries).filter(([one]) => one !== key))
