'use client'
import { listOffers } from '@memberkit/contract/commerce/offers'
import { useMemberkit } from '@memberkit/foundation'
import { type Resource, useResource } from '@memberkit/foundation/resource'
import { type OffersQuery, offersInput } from './offers-input.rules.ts'
import type { Offer } from './received.ts'

/** Returns the offers of a brand in one request, unavailable ones included. */
export function useOffers(query: OffersQuery): Resource<Offer[]> {
  const { locale } = useMemberkit()
  return useResource(listOffers, offersInput(query, locale))
}
