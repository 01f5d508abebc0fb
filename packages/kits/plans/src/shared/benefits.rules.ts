import type { Product, ProductBenefit } from '../compare/received.ts'
import type { TierVM } from './tiers.rules.ts'

/** Benefits of a tier by ID; `undefined` where the catalogue doesn't have it. */
export type GivenBenefits = ReadonlyMap<string, ProductBenefit | undefined>

/**
 * Returns the benefits of a tier. The offer says which they are; those of a state or province, which only the catalogue
 * has, replace them there.
 */
export function benefitsOfTier(
  { productId, tierId, benefitIds }: TierVM,
  products: readonly Product[],
  region?: string,
): GivenBenefits {
  const product = products.find(({ id }) => id === productId)
  const tier = product?.productTiers.find(({ id }) => id === tierId)
  const regional = tier?.stateVariants.find(({ stateProvince }) => stateProvince === region)?.benefits ?? []
  // "An empty list means no difference."
  if (regional.length > 0) return new Map(regional.map((one) => [one.id, one]))
  const listed = tier?.benefits ?? []
  return new Map(benefitIds.map((id) => [id, listed.find((one) => one.id === id)]))
}
