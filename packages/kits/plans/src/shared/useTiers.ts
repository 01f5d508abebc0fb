'use client'
import { useMemberkit } from '@memberkit/foundation'
import { mapResource, type Resource } from '@memberkit/foundation/resource'
import { type UnreadableItem, unreadableItemsIn } from '@memberkit/platform'
import { useMemo } from 'react'
import type { Locale } from '@memberkit/platform/formats'
import type { Offer } from './received.ts'
import { listedOffers, type TierOptions, tiersOf, type TierVM } from './tiers.rules.ts'
import type { OffersQuery } from './offers-input.rules.ts'
import { useCurrentOffer } from './useCurrentOffer.ts'
import { useOffers } from './useOffers.ts'

export interface TiersOptions
  extends OffersQuery, Pick<TierOptions, 'current' | 'coBrandPartner' | 'showsDrafts' | 'showsExperiments'> {
  /** The language of labels. @default the provider's locale */
  readonly locale?: Locale | undefined
}

/**
 * Returns the tiers of a brand's offers by price, unavailable ones included, from one request; from two where the buyer's
 * own plan is of another channel.
 */
export function useTiers(options: TiersOptions): Resource<readonly TierVM[]> {
  return useTiersWithCurrent(options).resource
}

export interface TiersWithCurrent {
  readonly resource: Resource<readonly TierVM[]>
  /** Reads the offer of the buyer's own plan again; present once that failed, and the plan is missing from the tiers. */
  readonly retryCurrent?: () => void
}

/** Returns the tiers as `useTiers`, and whether the buyer's own plan is missing from them. */
export function useTiersWithCurrent(options: TiersOptions): TiersWithCurrent {
  const { brand, productGroup, channel, region, current, coBrandPartner, showsDrafts, showsExperiments } = options
  const { locale: ownLocale, currentDate } = useMemberkit()
  const { locale = ownLocale } = options
  const resource = useOffers(options)
  const listed = resource.state === 'ready' ? resource.data : undefined
  const own = useCurrentOffer(brand, current, listed)
  const ownOffer = own?.state === 'ready' ? own.data : undefined
  // With the buyer's own plan at once, so that no card moves.
  const isWhole = own?.state !== 'loading'
  const offers = useMemo(
    () => (listed && isWhole ? [...listed, ...(ownOffer ? [ownOffer] : [])] : undefined),
    [listed, isWhole, ownOffer],
  )
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
  const hasFailed = own?.state === 'failed' || own?.state === 'refused'
  const retryCurrent = hasFailed ? { retryCurrent: own.retry } : {}
  if (resource.state === 'ready' && !tiers) return { resource: { state: 'loading' } }
  const read = mapResource(resource, () => tiers!)
  return { resource: read.state === 'ready' ? { ...read, unreadable } : read, ...retryCurrent }
}

/** Returns an offer's unreadable parts: without them, a tier, supplement or price would look as if it weren't sold. */
const unreadableParts = ({ products }: Offer): UnreadableItem[] => [
  ...unreadableItemsIn(products),
  ...products.flatMap(({ merchandisedTiers, supplements }) => [
    ...unreadableItemsIn(merchandisedTiers),
    ...unreadableItemsIn(supplements),
    ...[...merchandisedTiers, ...supplements].flatMap(({ prices }) => unreadableItemsIn(prices)),
  ]),
]
