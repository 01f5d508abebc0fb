/** Returns the period that a supplement is billed by, given that of its product. */
export type SupplementPeriodOf<Supplement = unknown> = (supplement: Supplement, productPeriod: string) => string

/**
 * The default: a supplement is billed with its product, as an order has one period for both. The period is that of the
 * billing period helper: "for the associate product use MONTHLY; otherwise the cart's billing period for that product,
 * falling back to MONTHLY" (commerce, section 9).
 */
export const withItsProduct: SupplementPeriodOf = (_supplement, productPeriod) => productPeriod
