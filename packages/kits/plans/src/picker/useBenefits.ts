'use client'
import { listBenefits } from '@memberkit/contract/commerce/benefits'
import { listProducts } from '@memberkit/contract/commerce/products'
import { useResource } from '@memberkit/foundation/resource'
import { type ShownText, textIn } from '@memberkit/parts/localized'
import type { Locale } from '@memberkit/platform/formats'
import { useMemo } from 'react'
import { benefitsOfTier } from '../shared/benefits.rules.ts'
import type { TierVM } from '../shared/tiers.rules.ts'

export type BenefitNames = ReadonlyMap<string, ShownText>

export interface Benefits {
  names: BenefitNames
  /** Returns the IDs of the benefits that a tier has where the buyer lives. */
  of: (tier: TierVM) => readonly string[]
  /** Whether `of` has what the buyer's state or province changes, which only the catalogue says. */
  areOfRegion: boolean
  /** Reads again what failed. */
  retry: (() => void) | undefined
}

export interface BenefitsOptions {
  /** Whether there is a current plan, which could lose some. */
  isNeeded: boolean
  locale: Locale
  region: string | undefined
}

/**
 * Names the benefits of the catalogue, and says which of them a tier has where the buyer lives. Read only to say what a
 * current plan would lose; fails by itself. Until both are known, benefits are counted, not named.
 */
export function useBenefits({ isNeeded, locale, region }: BenefitsOptions): Benefits {
  const named = useResource(listBenefits, {}, { enabled: isNeeded })
  const hasRegion = isNeeded && region !== undefined
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
  const of = useMemo(
    () => (tier: TierVM) => [...benefitsOfTier(tier, products ?? [], region).keys()],
    [products, region],
  )
  const failed = [named, catalogue].flatMap((one) => (one.state === 'failed' || one.state === 'refused' ? [one] : []))
  const areOfRegion = region === undefined || products !== undefined
  return { names, of, areOfRegion, retry: failed.length > 0 ? () => failed.forEach((one) => one.retry()) : undefined }
}
