'use client'
import { listPaymentMethods } from '@memberkit/contract/commerce/payments'
import { useResource } from '@memberkit/foundation/resource'
import { summaryOf } from './describe-method.ts'
import type { PaymentMethodSummary } from './received.ts'

export interface PaymentMethodSource {
  identityId: string
  /** A method that is already known. */
  paymentMethod?: PaymentMethodSummary
}

/**
 * Returns a function that finds a payment method by ID: the known one, otherwise in the owner's wallet, which is fetched
 * only if `isNeeded`. `undefined` if neither has it.
 */
export function useMethodSummary(
  { identityId, paymentMethod }: PaymentMethodSource,
  isNeeded: boolean,
): (id: string | undefined) => PaymentMethodSummary | undefined {
  const methods = useResource(listPaymentMethods, { identityId }, { enabled: isNeeded })
  return (id) => {
    if (paymentMethod && paymentMethod.id === id) return paymentMethod
    const found = methods.state === 'ready' ? methods.data.find((method) => method.id === id) : undefined
    return found && summaryOf(found)
  }
}
