'use client'
import { listPaymentMethods } from '@memberkit/contract/commerce/payments'
import { useResource } from '@memberkit/foundation/resource'
import { summaryOf } from './describe-method.ts'
import type { PaymentMethodSummary } from './received.ts'
import { useMethodDescription } from './useMethodDescription.ts'

export interface PaymentMethodSource {
  identityId: string
  /** A method that is already known. */
  paymentMethod?: PaymentMethodSummary
}

/**
 * Returns a function that names a payment method by id: from the known one, otherwise from the owner's wallet, which is
 * fetched only if `isNeeded`. `undefined` if neither has it.
 */
export function useMethodName(
  { identityId, paymentMethod }: PaymentMethodSource,
  isNeeded: boolean,
): (id: string | undefined) => string | undefined {
  const say = useMethodDescription()
  const methods = useResource(listPaymentMethods, { identityId }, { enabled: isNeeded })
  return (id) => {
    if (paymentMethod && paymentMethod.id === id) return say(paymentMethod)
    const found = methods.state === 'ready' ? methods.data.find((method) => method.id === id) : undefined
    return found && say(summaryOf(found))
  }
}
