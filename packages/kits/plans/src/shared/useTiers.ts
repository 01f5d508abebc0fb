'use client'
import { useMemberkit } from '@memberkit/foundation'
import { mapResource, type Resource } from '@memberkit/foundation/resource'
import { useMemo } from 'react'
import { type TierOptions, tiersOf, type TierVM } from './tiers.rules.ts'
import { type OffersQuery, useOffers } from './useOffers.ts'

export interface TiersOptions extends OffersQuery, Pick<TierOptions, 'current' | 'showsDrafts' | 'showsExperiments'> {}

/** Returns the tiers of a brand's offers by price, unavailable ones included, from one request. */
export function useTiers(options: TiersOptions): Resource<readonly TierVM[]> {
  const { productGroup, channel, region, current, showsDrafts, showsExperiments } = options
  const { locale } = useMemberkit()
  const resource = useOffers(options)
  const offers = resource.state === 'ready' ? resource.data : undefined
  const { tierId, offerId } = current ?? {}
  const tiers = useMemo(
    () =>
      offers &&
      tiersOf(offers, {
        productGroup,
        channel,
        locale,
        isRegionRequired: region !== undefined,
        current: tierId === undefined ? undefined : { tierId, offerId },
        showsDrafts,
        showsExperiments,
      }),
    [offers, productGroup, channel, locale, region, tierId, offerId, showsDrafts, showsExperiments],
  )
  return mapResource(resource, () => tiers!)
}
