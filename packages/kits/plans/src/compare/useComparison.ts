'use client'
import { getBenefitsByIdList } from '@memberkit/contract/commerce/benefits'
import { listProducts } from '@memberkit/contract/commerce/products'
import { useMemberkit } from '@memberkit/foundation'
import { mapResource, type Resource, useResource } from '@memberkit/foundation/resource'
import { useMemo } from 'react'
import type { TierVM } from '../shared/tiers.rules.ts'
import { type TiersOptions, useTiers } from '../shared/useTiers.ts'
import type { Benefit } from './received.ts'
import { benefitIdsOf, comparedTiers, type Comparison, comparisonOf, regionalBenefitIds } from './comparison.rules.ts'

export interface ComparisonResources {
  /** The tiers with their prices, cheapest first. */
  tiers: Resource<readonly TierVM[]>
  /** The benefits of the tiers. Loads and fails on its own: prices stay usable. */
  comparison: Resource<Comparison>
}

/**
 * Reads the tiers of a brand's offers and what they include. Offers and catalogue are requested in parallel; the names
 * of the benefits follow, because offers say which they are, and those of the region's own come last.
 *
 * @param tierKeys the tiers to compare. @default all that are for the buyer
 */
export function useComparison(options: TiersOptions, tierKeys?: readonly string[]): ComparisonResources {
  const { region } = options
  const { locale } = useMemberkit()
  const offered = useTiers(options)
  const offeredTiers = offered.state === 'ready' ? offered.data : undefined
  const wanted = tierKeys?.join('\n')
  const tiers = useMemo(() => offeredTiers && comparedTiers(offeredTiers, wanted?.split('\n')), [offeredTiers, wanted])
  const ids = useMemo(() => benefitIdsOf(tiers ?? []), [tiers])
  const catalogue = useResource(listProducts, {})
  const named = useResource(getBenefitsByIdList, { body: { ids } }, { enabled: ids.length > 0 })
  const products = catalogue.state === 'ready' ? catalogue.data : undefined
  const ownIds = useMemo(
    () => (tiers && products ? regionalBenefitIds(tiers, products, region) : []),
    [tiers, products, region],
  )
  const ownNamed = useResource(getBenefitsByIdList, { body: { ids: ownIds } }, { enabled: ownIds.length > 0 })
  const offeredBenefits = ids.length === 0 ? none : named.state === 'ready' ? named.data : undefined
  const ownBenefits = ownIds.length === 0 ? none : ownNamed.state === 'ready' ? ownNamed.data : undefined
  const data = useMemo(
    () =>
      tiers && products && offeredBenefits && ownBenefits
        ? comparisonOf({ tiers, products, benefits: [...offeredBenefits, ...ownBenefits], region, locale })
        : undefined,
    [tiers, products, offeredBenefits, ownBenefits, region, locale],
  )
  const read = [ids.length > 0 || !tiers ? named : undefined, catalogue, ownIds.length > 0 ? ownNamed : undefined]
  return {
    tiers: mapResource(offered, () => tiers!),
    comparison: together(
      read.filter((one) => one !== undefined),
      data,
    ),
  }
}

const none: readonly Benefit[] = []

/** Ready once all are; otherwise what keeps them from it. A retry repeats whatever failed. */
function together<T>(all: readonly Resource<unknown>[], data: T | undefined): Resource<T> {
  const stopped = all.filter((each) => each.state === 'refused' || each.state === 'failed')
  const retry = () => {
    for (const each of stopped.length > 0 ? stopped : all) if (each.state !== 'loading') each.retry()
  }
  const isRetrying = all.some((each) => each.state !== 'loading' && each.isRetrying === true)
  const [first] = stopped
  if (first) return { ...first, retry, isRetrying }
  const ready = all.filter((each) => each.state === 'ready')
  if (ready.length < all.length || data === undefined) return { state: 'loading' }
  return {
    state: 'ready',
    data,
    isStale: ready.some(({ isStale }) => isStale),
    isOffline: ready.some(({ isOffline }) => isOffline),
    updatedAt: Math.min(...ready.map(({ updatedAt }) => updatedAt)),
    retry,
    isRetrying,
  }
}
