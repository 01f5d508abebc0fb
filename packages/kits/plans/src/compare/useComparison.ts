'use client'
import { getBenefitsByIdList } from '@memberkit/contract/commerce/benefits'
import { listProducts } from '@memberkit/contract/commerce/products'
import { useMemberkit } from '@memberkit/foundation'
import { mapResource, type Resource, useResource } from '@memberkit/foundation/resource'
import { useMemo } from 'react'
import type { TierVM } from '../shared/tiers.rules.ts'
import { type TiersOptions, useTiers } from '../shared/useTiers.ts'
import { benefitIdsOf, comparedTiers, type Comparison, comparisonOf } from './comparison.rules.ts'

export interface ComparisonResources {
  /** The tiers with their prices, cheapest first. */
  tiers: Resource<readonly TierVM[]>
  /** What they include. Loads and fails on its own: prices stay usable. */
  comparison: Resource<Comparison>
}

/**
 * Reads the tiers of a brand's offers and what they include. Offers and catalogue are requested in parallel; the names
 * of the benefits follow, because offers say which they are.
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
  const benefits = named.state === 'ready' ? named.data : undefined
  const data = useMemo(
    () =>
      tiers && products && (benefits || ids.length === 0)
        ? comparisonOf({ tiers, products, benefits: benefits ?? [], region, locale })
        : undefined,
    [tiers, products, benefits, ids, region, locale],
  )
  return {
    tiers: mapResource(offered, () => tiers!),
    comparison: ids.length > 0 || !tiers ? both(named, catalogue, data) : mapResource(catalogue, () => data!),
  }
}

/** Ready once both are; otherwise what keeps them from it. A retry repeats whatever failed. */
function both<T>(one: Resource<unknown>, other: Resource<unknown>, data: T | undefined): Resource<T> {
  const all = [one, other]
  const stopped = all.filter((each) => each.state === 'refused' || each.state === 'failed')
  const retry = () => {
    for (const each of stopped.length > 0 ? stopped : all) if (each.state !== 'loading') each.retry()
  }
  const isRetrying = all.some((each) => each.state !== 'loading' && each.isRetrying === true)
  const [first] = stopped
  if (first) return { ...first, retry, isRetrying }
  if (one.state !== 'ready' || other.state !== 'ready' || data === undefined) return { state: 'loading' }
  const isOffline = one.isOffline || other.isOffline
  const updatedAt = Math.min(one.updatedAt, other.updatedAt)
  return { state: 'ready', data, isStale: one.isStale || other.isStale, updatedAt, isOffline, retry, isRetrying }
}
