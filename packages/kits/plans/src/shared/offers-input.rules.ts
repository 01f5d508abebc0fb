import type { Country, Input, StateOrProvince } from '@memberkit/contract'
import type { listOffers, OfferChannel } from '@memberkit/contract/commerce/offers'
import { countryOf } from './country.rules.ts'

export interface OffersQuery {
  readonly brand: string
  /** `legal`, `identity` and the like: only offers of it are listed. */
  readonly productGroup: string
  readonly channel: OfferChannel
  /** The buyer's place of residence. Without it, offers count whether or not they are sold by region. */
  readonly region?: StateOrProvince | undefined
  /** @default the country of the provider's locale */
  readonly country?: Country | undefined
  /** The language of the buyer's market. @default the provider's locale */
  readonly market?: string | undefined
}

/** Returns the input of `listOffers` for a query, on a page in a locale. */
export function offersInput(
  { brand, productGroup, channel, region, ...place }: OffersQuery,
  locale: string,
): Input<typeof listOffers> {
  const { market = locale, country = countryOf(locale) } = place
  return { brand, query: { productGroup, channel, country, market, ...(region && { region }) } }
}
