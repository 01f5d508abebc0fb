import type { Received } from '@memberkit/contract'
import type { Product as SoldProduct } from '@memberkit/contract/commerce/products'
import type { NewSubscriptionItem } from '@memberkit/contract/commerce/subscriptions'

export type Product = Received<SoldProduct>

/** What is chosen to be billed. */
export interface Choice {
  readonly productId?: string
  readonly tierId?: string
  readonly supplementIds: readonly string[]
}

export const noChoice: Choice = { supplementIds: [] }

/** Returns the tier that is chosen; the only one is. */
export function tierIn({ productTiers }: Pick<Product, 'productTiers'>, { tierId }: Choice) {
  return productTiers.find(({ id }) => id === tierId) ?? (productTiers.length === 1 ? productTiers[0] : undefined)
}

/** Returns the supplements that can be had with what is chosen: of its tier, with those that they require. */
export function supplementsFor(product: Product, choice: Choice) {
  const tier = tierIn(product, choice)
  if (!tier) return []
  return product.supplements.filter(({ tierIds }) => !tierIds?.length || tierIds.includes(tier.id))
}

/** Returns why the supplements can't be had together: the first that lacks another one. */
export function lackingIn(product: Product, choice: Choice) {
  const chosen = supplementsFor(product, choice).filter(({ id }) => choice.supplementIds.includes(id))
  const lacks = chosen.find(({ requires = [] }) => requires.some((id) => !choice.supplementIds.includes(id)))
  const missing = lacks?.requires?.find((id) => !choice.supplementIds.includes(id))
  return lacks && { name: lacks.name, needs: product.supplements.find(({ id }) => id === missing)?.name ?? missing! }
}

/** Returns what is sent; `undefined` while no tier is chosen. */
export function itemsOf(product: Product | undefined, choice: Choice): NewSubscriptionItem[] | undefined {
  const tier = product && tierIn(product, choice)
  if (!product || !tier) return undefined
  const supplements = supplementsFor(product, choice).filter(({ id }) => choice.supplementIds.includes(id))
  return [
    { type: 'PRODUCT', productId: product.id, tier: tier.name },
    ...supplements.map(({ id }) => ({ type: 'SUPPLEMENT' as const, productId: id })),
  ]
}
