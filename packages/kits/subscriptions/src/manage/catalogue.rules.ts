import type { Received } from '@memberkit/contract'
import type { Product as SoldProduct } from '@memberkit/contract/commerce/products'
import type { NewSubscriptionItem } from '@memberkit/contract/commerce/subscriptions'

import type { Subscription } from '../shared/received.ts'

export type Product = Received<SoldProduct>

/** The choice of what to bill. */
export interface Choice {
  readonly productId?: string
  readonly tierId?: string
  readonly supplementIds: readonly string[]
}

export const noChoice: Choice = { supplementIds: [] }

type Items = Subscription['items']

const mainOf = (items: Items) => items.find(({ type }) => type === 'PRODUCT')

/** Returns what a subscription has now, as a choice of the catalog; what is no longer sold isn't in it. */
export function choiceOf(items: Items, sold: readonly Product[]): Choice {
  const main = mainOf(items)
  const product = sold.find(({ id }) => id === main?.productId)
  if (!product) return noChoice
  return {
    productId: product.id,
    tierId: product.productTiers.find(({ name }) => name === main?.tier)?.id,
    supplementIds: items.filter(({ type }) => type === 'SUPPLEMENT').map(({ productId }) => productId),
  }
}

/** Returns the names of what a subscription loses by other items, besides the plan that the new one takes the place of. */
export const removedBy = (now: Items, wanted: readonly NewSubscriptionItem[]): string[] =>
  now
    .filter((one) => one !== mainOf(now) && !wanted.some(({ productId }) => productId === one.productId))
    .map(({ label }) => label)

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
  const isMissing = (id: string) => !chosen.some((one) => one.id === id)
  const lacks = chosen.find(({ requires = [] }) => requires.some(isMissing))
  const missing = lacks?.requires?.find(isMissing)
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
