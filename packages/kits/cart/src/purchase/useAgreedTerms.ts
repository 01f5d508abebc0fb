'use client'
import { getProduct } from '@memberkit/contract/commerce/products'
import { mapResource, type Resource } from '@memberkit/foundation/resource'
import { linesOf, type ShownLine, unreadLinesOf } from '../order/order-lines.rules.ts'
import type { OrderSale } from '../order/OrderSummary.tsx'
import type { Offer, Order, Product } from '../order/received.ts'
import { areTermsKnown } from '../order/supplement-terms.rules.ts'
import { useEach } from '../order/useEach.ts'
import { useSupplementOffers } from '../order/useSupplementOffers.ts'

/** The terms that a buyer agrees to besides the price. */
export interface AgreedTerms {
  /** The order's lines, with what each renews at. */
  lines: readonly ShownLine[]
  /** The offers of the supplements, once they are read. */
  offers: readonly Offer[] | undefined
  /** The products with the contracts; ready once the offers are, too. */
  products: Resource<readonly Product[]>
  /** Whether it is known what renews at which price. Otherwise nothing is said of it, and nothing can be paid. */
  isRenewalKnown: boolean
  /** Why nothing can be paid: a line can't be read, or no offer tells what a supplement renews at. */
  obstacle: 'unreadOrder' | 'unknownRenewal' | undefined
}

/** Reads the terms of an order: its contracts, and what it renews at. */
export function useAgreedTerms(order: Order, { brand, supplementPeriodOf }: OrderSale): AgreedTerms {
  const sold = useSupplementOffers(order, brand)
  const offers = sold.state === 'ready' ? sold.data : undefined
  const lines = linesOf(order, offers ?? [], supplementPeriodOf)
  const contracts = useEach(
    getProduct,
    [...new Set(lines.map(({ productId }) => productId))].map((productId) => ({ productId })),
  )
  const isUnread = unreadLinesOf(order).length > 0
  const isUnknown = offers !== undefined && !areTermsKnown(order, offers, supplementPeriodOf)
  return {
    lines,
    offers,
    products: offers ? contracts : mapResource(sold, () => []),
    isRenewalKnown: offers !== undefined && !isUnread && !isUnknown,
    obstacle: isUnread ? 'unreadOrder' : isUnknown ? 'unknownRenewal' : undefined,
  }
}
