'use client'
import { listBenefits } from '@memberkit/contract/commerce/benefits'
import { listProducts } from '@memberkit/contract/commerce/products'
import { useResource } from '@memberkit/foundation/resource'
import { type ShownText, textIn } from '@memberkit/parts/localized'
import type { Locale } from '@memberkit/platform/formats'
import { useMemo } from 'react'
import { benefitsOfTier } from '../shared/benefits.rules.ts'
import { bureausOf, type TierVM } from '../shared/tiers.rules.ts'

export type BenefitNames = ReadonlyMap<string, ShownText>

export interface Benefits {
  names: BenefitNames
  /**
   * Returns the IDs of the benefits that a tier has where the buyer lives. Where the tier tells the number of bureaus it
   * monitors, the benefits that stand for such a number are left out: one bureau isn't lost to three.
   */
  of: (tier: TierVM) => readonly string[]
  /** Whether `of` has what the buyer's state or province changes, which only the catalogue says. */
  areOfRegion: boolean
  /** Reads again what failed. */
  retry: (() => void) | undefined
}

export interface BenefitsOptions {
  /** Whether there is a current plan, which could lose some. Then the catalogue is read too, where it has a say. */
  hasCurrent: boolean
  locale: Locale
  region: string | undefined
}

/**
 * Names the benefits of the catalogue, and says which of them a tier has where the buyer lives: what a current plan would
 * lose, and what a tier adds to another. Fails by itself. Until both are known, benefits are counted, not named. Without
 * a current plan nothing is read for a state or province: what a tier adds there isn't said.
 */
export function useBenefits({ hasCurrent, locale, region }: BenefitsOptions): Benefits {
  const named = useResource(listBenefits, {}, { enabled: hasCurrent || region === undefined })
  const hasRegion = hasCurrent && region !== undefined
  const catalogue = useResource(listProducts, {}, { enabled: hasRegion })
  const products = catalogue.state === 'ready' ? catalogue.data : undefined
  const benefits = named.state === 'ready' && (products || !hasRegion) ? named.data : undefined
  const names = useMemo(
    () =>
      new Map(
        benefits?.map(
          ({ id, name, friendlyTranslations }) => [id, textIn(friendlyTranslations, locale, name)] as const,
        ),
      ),
    [benefits, locale],
  )
  const of = useMemo(() => {
    const counting = new Set(benefits?.flatMap(({ id, internalName }) => (countsBureaus(internalName) ? [id] : [])))
    return (tier: TierVM) => {
      const ids = [...benefitsOfTier(tier, products ?? [], region).keys()]
      return tier.bureaus === undefined ? ids : ids.filter((id) => !counting.has(id))
    }
  }, [benefits, products, region])
  const failed = [named, catalogue].flatMap((one) => (one.state === 'failed' || one.state === 'refused' ? [one] : []))
  const areOfRegion = region === undefined || products !== undefined
  return { names, of, areOfRegion, retry: failed.length > 0 ? () => failed.forEach((one) => one.retry()) : undefined }
}

/** Whether the internal name of a benefit tells of bureaus, as that of a tier does. */
const countsBureaus = (internalName: string) => bureausOf(internalName.toUpperCase()) !== undefined
