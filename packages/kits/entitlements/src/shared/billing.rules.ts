import type { Entitlement, Subscription } from './received.ts'

/**
 * A contradiction between coverage and billing:
 * - `billedNotCovered`: the subscription is active, the plan is suspended or ended;
 * - `coveredNotBilled`: the plan is active, the subscription is suspended or cancelled;
 * - `notFound`: the plan names a subscription that its owner does not have.
 */
export type BillingMismatch = 'billedNotCovered' | 'coveredNotBilled' | 'notFound'

/**
 * Compares a plan with the subscription that pays for it. `subscriptions` are all of its owner's; undefined while they
 * are not known, and then nothing is claimed. A status that nobody knew yet contradicts nothing.
 */
export function mismatchOf(
  { identityId, status, subscriptionId, product }: Entitlement,
  subscriptions: readonly Subscription[] | undefined,
): BillingMismatch | undefined {
  if (subscriptionId === undefined || !subscriptions) return undefined
  const own = subscriptions.filter((one) => one.identityId === identityId)
  const paying = own.find(({ id }) => id === subscriptionId)
  // A list of somebody else's subscriptions, such as a spouse's, says nothing of this one.
  if (!paying) return own.length > 0 ? 'notFound' : undefined
  const isBilled = paying.status === 'ACTIVE' && paying.items.some(({ productId }) => productId === product.productId)
  const isUnpaid = paying.status === 'SUSPENDED' || /^CANCELL?ED$/.test(paying.status)
  if (status === 'ACTIVE') return isUnpaid ? 'coveredNotBilled' : undefined
  return isBilled && /^(SUSPENDED|CANCELL?ED)$/.test(status) ? 'billedNotCovered' : undefined
}
