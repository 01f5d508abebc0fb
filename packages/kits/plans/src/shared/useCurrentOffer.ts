'use client'
import { getOffer } from '@memberkit/contract/commerce/offers'
import { type Resource, useResource } from '@memberkit/foundation/resource'
import type { CurrentPlan } from './tiers.rules.ts'
import type { Offer } from './received.ts'

/**
 * Reads the offer of the buyer's own plan where the list hasn't got it: lists are of one channel, and a plan may have
 * been bought through another.
 *
 * @param listed the offers of the list; undefined until they are known
 * @returns undefined if there is nothing to read
 */
export function useCurrentOffer(
  brand: string,
  current: CurrentPlan | undefined,
  listed: readonly Offer[] | undefined,
): Resource<Offer> | undefined {
  const offerId = current?.offerId ?? ''
  const isNeeded = offerId !== '' && listed !== undefined && !listed.some(({ id }) => id === offerId)
  const resource = useResource(getOffer, { brand, offerId }, { enabled: isNeeded })
  return isNeeded ? resource : undefined
}
