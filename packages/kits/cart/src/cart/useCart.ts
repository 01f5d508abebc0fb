'use client'
import type { CoBrandPartner, StateOrProvince } from '@memberkit/contract'
import type { CartState } from '@memberkit/contract/commerce/cart'
import { listEntitlements } from '@memberkit/contract/commerce/entitlements'
import { listOffers, type OfferChannel } from '@memberkit/contract/commerce/offers'
import type { NewOrder } from '@memberkit/contract/commerce/orders'
import { type Resource, useMemberkit, useResource } from '@memberkit/foundation'
import { useOnline } from '@memberkit/foundation/online'
import { useEffect, useMemo } from 'react'
import { type CartProblem, writeCart } from '../codec/index.ts'
import { withoutSteps } from './cart-link.ts'
import { offersFor } from './cart-offers.ts'
import { offersOnlyOf } from './rules/bundles.rules.ts'
import { changesSince, type LineChange, seenPricesOf } from './rules/changes.rules.ts'
import { coveredBy } from './rules/covered.rules.ts'
import { marketOf } from './rules/market-of.rules.ts'
import { type CartLine, linesOf } from './rules/lines.rules.ts'
import { hasProblem, isOrderable, orderOf, type OrderTerms } from './rules/order.rules.ts'
import { type CartTotals, totalsOf } from './rules/totals.rules.ts'
import {
  type MarketChange,
  withMarket,
  withoutProduct,
  withoutSupplement,
  withPeriod,
  withProduct,
  withRegion,
  withSupplement,
} from './state/edits.rules.ts'
import { type CartStoreProps, useCartStore } from './useCartStore.ts'
import { useRestored } from './useRestored.ts'
import { useSelectionChecks } from './useSelectionChecks.ts'
import { type TaxEstimate, useTaxEstimate } from './useTaxEstimate.ts'
import type { BillingPeriod, Offer, SelectionProblem } from './received.ts'

export interface CartOptions extends CartStoreProps, Omit<OrderTerms, 'today'> {
  /** The brand whose offers are sold. */
  brand: string
  /** The sales channel of the offers. @default 'D2C' */
  channel?: OfferChannel
  coBrandPartner?: CoBrandPartner
  /** The buyer, if signed in: taxes are theirs, and plans that they already have are said to be there. */
  identityId?: string
}

export interface CartEdits {
  /** Adds a product, or changes its tier: `'legal'`, `'Legal Plan Family'`. */
  addProduct(key: string, tier?: string): void
  /** Returns a function that puts the product back, with its supplements, in its place. */
  removeProduct(key: string): () => void
  addSupplement(product: string, key: string): void
  /** Removes a supplement and those that need it. Returns a function that puts them back. */
  removeSupplement(product: string, key: string): () => void
  setPeriod(product: string, period: BillingPeriod): void
  setRegion(region: StateOrProvince | ''): void
  setMarket(change: MarketChange): void
  /** Any other change; returns a new cart. */
  change(next: (cart: CartState) => CartState): void
}

export interface CartModel {
  readonly cart: CartState
  /** The offers on sale, which prices come from. */
  readonly offers: Resource<readonly Offer[]>
  /** Empty until the offers are there. */
  readonly lines: readonly CartLine[]
  /** Of the lines that can be ordered. */
  readonly totals: CartTotals
  /** Of the lines that can be ordered. */
  readonly tax: TaxEstimate
  /** The platform's objections to the selection, by product key. */
  readonly objections: ReadonlyMap<string, readonly SelectionProblem[]>
  /** Active plans of the buyer for products in the cart: the IDs of their entitlements, by product key. */
  readonly covered: ReadonlyMap<string, string>
  /** Changes of prices and availability since the draft was stored. */
  readonly changes: readonly LineChange[]
  /** Set if the address held something that isn't a cart. */
  readonly problem?: CartProblem | undefined
  /** Whether the address held personal data, which was taken out of it. */
  readonly isScrubbed: boolean
  readonly isOnline: boolean
  /** Whether every line can be ordered as it is. */
  readonly isOrderable: boolean
  /** The product key of the first line that can't. */
  readonly blockedBy?: string | undefined
  readonly edits: CartEdits
  /**
   * Returns the order.
   * @throws RangeError while a line can't be ordered
   */
  order(): NewOrder
  /** Returns the path and query of this cart, at its first step and without personal data. */
  link(): string
  dismiss(notice: 'problem' | 'isScrubbed' | 'seen'): void
}

/**
 * Returns the cart: its state, its address, its lines and their prices. Edits are local and show at once. Offers, taxes,
 * the validity of the selection, and the buyer's plans load in parallel.
 */
export function useCart(options: CartOptions): CartModel {
  const { brand, channel = 'D2C', coBrandPartner, identityId } = options
  const { orderChannel, source, billingProvider, supplementPeriodOf } = options
  const { locale, router, currentDate, queryClient } = useMemberkit()
  const isOnline = useOnline()
  const [{ cart, problem, isScrubbed, seen }, store] = useCartStore(options)
  const { market, currency } = marketOf(cart, locale)
  const offers = useResource(listOffers, offersFor(cart, { brand, channel }, locale))
  const plans = useResource(
    listEntitlements,
    { owners: 'identities', ownerId: identityId ?? '' },
    { enabled: Boolean(identityId) },
  )
  useRestored(queryClient, brand, identityId)

  const known = offers.state === 'ready' ? offers.data : undefined
  const today = known ? currentDate() : undefined
  const terms = useMemo(
    () => ({ channel, coBrandPartner, currency, today, supplementPeriodOf, orderChannel, source, billingProvider }),
    [channel, coBrandPartner, currency, today, supplementPeriodOf, orderChannel, source, billingProvider],
  )
  const lines = useMemo(() => (known ? linesOf(cart, known, terms) : []), [cart, known, terms])
  const sellable = useMemo(() => lines.filter((line) => !hasProblem(line)), [lines])
  const totals = useMemo(() => totalsOf(sellable), [sellable])
  const tax = useTaxEstimate(cart, sellable, identityId)
  const { objections } = useSelectionChecks(lines, { brand, region: cart.region, market })
  const owned = plans.state === 'ready' ? plans.data : undefined
  const covered = useMemo(() => coveredBy(lines, owned ?? []), [lines, owned])
  const changes = useMemo(() => (seen ? changesSince(lines, seen) : []), [lines, seen])
  // Kept for the next visit; what this one says has changed stays as it was loaded.
  useEffect(() => {
    if (lines.length > 0) store.keep(seenPricesOf(lines))
  }, [lines, store])
  const blocked = lines.find((line) => hasProblem(line) || objections.has(line.key))

  const edits = useMemo<CartEdits>(() => {
    const { change, current } = store
    return {
      change,
      addProduct: (key, tier) => change((now) => withProduct(now, key, tier)),
      removeProduct(key) {
        const { cart: now } = current()
        const { cart: next, undo } = withoutProduct(now, key, offersOnlyOf(lines, key, now))
        change(() => next)
        return () => change(undo)
      },
      addSupplement: (product, key) => change((now) => withSupplement(now, product, key)),
      removeSupplement(product, key) {
        const line = lines.find((one) => one.key === product)
        const removed = line?.supplements.find((one) => one.key === key)
        const id = removed?.supplement?.id
        const dependents = (line?.supplements ?? [])
          .filter(({ supplement }) => id !== undefined && supplement?.requires?.includes(id))
          .flatMap((one) => [one.key, ...(one.otherKeys ?? [])])
        const all = [...(removed?.otherKeys ?? []), ...dependents]
        const { cart: next, undo } = withoutSupplement(current().cart, product, key, all)
        change(() => next)
        return () => change(undo)
      },
      setPeriod: (product, period) => change((now) => withPeriod(now, product, period)),
      setRegion: (region) => change((now) => withRegion(now, region)),
      setMarket: (to) => change((now) => withMarket(now, to)),
    }
  }, [store, lines])

  return {
    cart,
    offers,
    lines,
    totals,
    tax,
    objections,
    covered,
    changes,
    problem,
    isScrubbed,
    isOnline,
    isOrderable: isOrderable(lines) && !blocked,
    blockedBy: blocked?.key,
    edits,
    order: () => orderOf({ ...cart, locale: market, currency }, known ?? [], terms),
    link: () => writeCart(withoutSteps((router?.current() ?? '/').replace(/#.*$/s, '')), cart),
    dismiss: store.dismiss,
  }
}
