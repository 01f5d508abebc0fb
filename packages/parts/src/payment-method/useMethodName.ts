'use client'
import { listPaymentMethods } from '@memberkit/contract/commerce/payments'
import { useResource } from '@memberkit/foundation/resource'
import { summaryOf } from './method-words.ts'
import type { PaymentMethodSummary } from './received.ts'
import { useMethodWords } from './useMethodWords.ts'

export interface PaidBy {
  identityId: string
  /** The method that is known already. */
  paymentMethod?: PaymentMethodSummary
}

/**
 * What a payment method is called, by its id: as the invoice or order has it, else as its owner's wallet has it, which
 * is read only when `isNeeded`. `undefined` where neither knows it.
 */
export function useMethodName(
  { identityId, paymentMethod }: PaidBy,
  isNeeded: boolean,
): (id: string | undefined) => string | undefined {
  const say = useMethodWords()
  const methods = useResource(listPaymentMethods, { identityId }, { enabled: isNeeded })
  return (id) => {
    if (paymentMethod && paymentMethod.id === id) return say(paymentMethod)
    const found = methods.state === 'ready' ? methods.data.find((method) => method.id === id) : undefined
    return found && say(summaryOf(found))
  }
}
