'use client'
import { useMemberkit } from '@memberkit/foundation'
import { mapResource, type Resource } from '@memberkit/foundation/resource'
import { type UnreadableItem, unreadableItemsIn } from '@memberkit/platform'
import { useMemo } from 'react'
import type { Locale } from '@memberkit/platform/formats'
import type { Offer } from './received.ts'
import { listedOffers, type TierOptions, tiersOf, type TierVM } from './tiers.rules.ts'
import type { OffersQuery } from './offers-input.rules.ts'
import { useOffers } from './useOffers.ts'

export interface TiersOptions
  extends OffersQuery, Pick<TierOptions, 'current' | 'coBrandPartner' | 'showsDrafts' | 'showsExperiments'> {
  /** The language of labels. @default the provider's locale */
  readonly locale?: Locale | undefined
}

/** Returns the tiers of a brand's offers by price, unavailable ones included, from one request. */
export function useTiers(options: TiersOptions): Resource<readonly TierVM[]> {
  const { productGroup, channel, region, current, coBrandPartner, showsDrafts, showsExperiments } = options
  const { locale: ownLocale, currentDate } = useMemberkit()
  const { locale = ownLocale } = options
  const resource = useOffers(options)
  const offers = resource.state === 'ready' ? resource.data : undefined
  const listUnreadable = resource.state === 'ready' ? resource.unreadable : undefined
  const today = offers ? currentDate() : undefined
  const { tierId, offerId } = current ?? {}
  const tierOptions = useMemo<TierOptions>(
    () => ({
      productGroup,
      channel,
      locale,
      isRegionRequired: region !== undefined,
      today,
      current: tierId === undefined ? undefined : { tierId, offerId },
      coBrandPartner,
      showsDrafts,
      showsExperiments,
    }),
    [productGroup, channel, locale, region, today, tierId, offerId, coBrandPartner, showsDrafts, showsExperiments],
  )
  const tiers = useMemo(() => offers && tiersOf(offers, tierOptions), [offers, tierOptions])
  const unreadable = useMemo(
    () => [...(listUnreadable ?? []), ...listedOffers(offers ?? [], tierOptions).flatMap(unreadableParts)],
    [listUnreadable, offers, tierOptions],
  )
  const read = mapResource(resource, () => tiers!)
  return read.state === 'ready' ? { ...read, unreadable } : read
}

/** What of an offer can't be read: without it, a tier, a supplement or a price would look as if it weren't sold. */
const unreadableParts = ({ products }: Offer): UnreadableItem[] => [
  ...unreadableItemsIn(products),
  ...products.flatMap(({ merchandisedTiers, supplements }) => [
    ...unreadableItemsIn(merchandisedTiers),
    ...unreadableItemsIn(supplements),
    ...[...merchandisedTiers, ...supplements].flatMap(({ prices }) => unreadableItemsIn(prices)),
  ]),
]
