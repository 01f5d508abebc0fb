import type { Subscription } from './received.ts'

type Removal = { readonly body: { readonly paymentMethodId: string } }

/** Whether a payment method was removed; `undefined` where another one took its place, which says nothing of that. */
export function isMethodRemoved(
  { paymentMethodId }: Pick<Subscription, 'paymentMethodId'>,
  _before: unknown,
  { body }: Removal,
): boolean | undefined {
  if (paymentMethodId === undefined) return true
  return paymentMethodId === body.paymentMethodId ? false : undefined
}

type End = { readonly body: { readonly reason: string } }

/**
 * Whether a subscription ended today for the reason that was sent; `undefined` where no reason is known. An end with
 * another reason is somebody else's.
 */
export function hasEnded(
  { status, cancelReason }: Pick<Subscription, 'status' | 'cancelReason'>,
  _before: unknown,
  { body }: End,
): boolean | undefined {
  if (status !== 'CANCELLED') return false
  return cancelReason === undefined ? undefined : cancelReason === body.reason
}
