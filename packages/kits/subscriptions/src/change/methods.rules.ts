import type { Subscription } from '../shared/received.ts'

/** Returns the other subscriptions that a payment method pays for. */
export const plansOn = (
  subscriptions: readonly Subscription[],
  methodId: string | undefined,
  besides: string,
): Subscription[] =>
  subscriptions.filter(
    ({ id, status, paymentMethodId }) =>
      methodId !== undefined && paymentMethodId === methodId && id !== besides && !/^CANCELL?ED$/.test(status),
  )
