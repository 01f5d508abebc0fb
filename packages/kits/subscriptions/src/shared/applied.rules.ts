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
