'use client'
import { getOffer } from '@memberkit/contract/commerce/offers'
import type { Resource } from '@memberkit/foundation/resource'
import type { Offer, Order } from './received.ts'
import { useEach } from './useEach.ts'

/** Reads the offers that the supplements of an order are sold by: an order doesn't say what a supplement renews at. */
export function useSupplementOffers({ offers }: Pick<Order, 'offers'>, brand: string): Resource<readonly Offer[]> {
  const withSupplements = offers.filter(({ supplements }) => supplements.length > 0)
  const offerIds = [...new Set(withSupplements.map(({ offerId }) => offerId))]
  return useEach(
    getOffer,
    offerIds.map((offerId) => ({ brand, offerId })),
  )
}
