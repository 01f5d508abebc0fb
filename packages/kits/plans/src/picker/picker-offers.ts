import type { Input } from '@memberkit/contract'
import type { listOffers } from '@memberkit/contract/commerce/offers'
import { countryOf } from '../shared/country.rules.ts'
import { offersInput, type OffersQuery } from '../shared/offers-input.rules.ts'
import { pickerLink } from './picker-link.ts'
import { regionOf } from './region.rules.ts'

/**
 * Returns the input of the picker's one request at an address, for a server that prefetches it. Pass the same options as
 * to the picker.
 *
 * @example
 * await queryClient.prefetchQuery(query(listOffers, pickerOffers(options, 'en-US', request.url)))
 */
export function pickerOffers(options: OffersQuery, locale: string, address: string): Input<typeof listOffers> {
  const { market = locale, country = countryOf(market) } = options
  const region = regionOf({ linked: pickerLink.fromLink(address).region, given: options.region }, country)
  return offersInput({ ...options, market, country, region }, locale)
}
