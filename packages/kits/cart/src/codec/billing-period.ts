import type { BillingPeriod, ProductCategory, Received } from '@memberkit/contract'
import type { CartState } from '@memberkit/contract/commerce/cart'

const associate: ProductCategory = 'associate'

/** "Pricing: default billing period MONTHLY" (commerce, section 9). */
export const defaultBillingPeriod: BillingPeriod = 'MONTHLY'

/** Whether the product's billing period can't be chosen. */
export const hasFixedPeriod = (product: string): boolean => product === associate

/**
 * Returns the billing period of a product: "for the associate product use MONTHLY; otherwise the cart's billing period
 * for that product, falling back to MONTHLY" (commerce, section 9).
 */
export function billingPeriodOf(
  { billingPeriods }: Pick<CartState, 'billingPeriods'>,
  product: string,
): Received<BillingPeriod> {
  if (hasFixedPeriod(product) || !billingPeriods || !Object.hasOwn(billingPeriods, product)) return defaultBillingPeriod
  return billingPeriods[product] || defaultBillingPeriod
}
