'use client'
import type { Country, StateOrProvince } from '@memberkit/contract'
import { listOffers, type OfferChannel } from '@memberkit/contract/commerce/offers'
import { useMemberkit } from '@memberkit/foundation'
import { type Resource, useResource } from '@memberkit/foundation/resource'
import type { Offer } from './received.ts'

export interface OffersQuery {
  readonly brand: string
  /** `legal`, `identity` and the like: only offers of it are listed. */
  readonly productGroup: string
  readonly channel: OfferChannel
  /** Where the buyer lives. Without it, offers count whether or not they are sold by region. */
  readonly region?: StateOrProvince | undefined
  /** @default the country of the provider's locale */
  readonly country?: Country | undefined
  /** The language of the buyer's market. @default the provider's locale */
  readonly market?: string | undefined
}

/** Returns the offers of a brand in one request, unavailable ones included. */
export function useOffers({ brand, productGroup, channel, region, ...place }: OffersQuery): Resource<Offer[]> {
  const { locale } = useMemberkit()
  const { market = locale, country = countryOf(locale) } = place
  return useResource(listOffers, {
    brand,
    query: { productGroup, channel, country, market, ...(region && { region }) },
  })
}

/** The country of a locale's market. */
export const countryOf = (locale: string): Country => (locale.endsWith('-CA') ? 'CAN' : 'USA')
