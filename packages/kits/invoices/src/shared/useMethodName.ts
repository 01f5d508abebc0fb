'use client'
import { listPaymentMethods } from '@memberkit/contract/commerce/payments'
import { useMessages } from '@memberkit/foundation/messages'
import { useResource } from '@memberkit/foundation/resource'
import { listMessages } from '../messages/namespaces.ts'
import { methodWords, summaryOf } from './method-words.ts'
import type { Invoice } from './received.ts'

/**
 * What a payment method is called, by its id: as the invoice has it, else as its owner's wallet has it, which is read
 * only when `isNeeded`. `undefined` where neither knows it.
 */
export function useMethodName(
  { identityId, paymentMethod }: Pick<Invoice, 'identityId' | 'paymentMethod'>,
  isNeeded: boolean,
): (id: string | undefined) => string | undefined {
  const t = useMessages(listMessages)
  const methods = useResource(listPaymentMethods, { identityId }, { enabled: isNeeded })
  return (id) => {
    if (paymentMethod && paymentMethod.id === id) return methodWords(paymentMethod, t)
    const found = methods.state === 'ready' ? methods.data.find((method) => method.id === id) : undefined
    return found && methodWords(summaryOf(found), t)
  }
}
