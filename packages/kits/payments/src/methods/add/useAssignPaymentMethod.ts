'use client'
import { permissionOf } from '@memberkit/contract'
import { assignAnonymousPaymentMethodOwner, findPaymentMethod } from '@memberkit/contract/commerce/payments'
import { useMemberkit } from '@memberkit/foundation'
import { type Action, lookUp, useAction } from '@memberkit/foundation/action'
import type { PaymentMethod } from '../received.ts'

/**
 * Hands a method that was added before sign-in to its first owner: `run({ methodId, query: { identityId } })`. After a
 * lost answer the method is looked up by its ID, and the hand-over isn't repeated if it shows.
 */
export function useAssignPaymentMethod(
  methodId: string,
  onAssigned?: (method: PaymentMethod) => void,
): Action<typeof assignAnonymousPaymentMethodOwner> {
  const { client } = useMemberkit()
  return useAction(assignAnonymousPaymentMethodOwner, {
    entity: methodId,
    needsCertainty: true,
    permission: permissionOf(assignAnonymousPaymentMethodOwner),
    onDone: (method) => onAssigned?.(method),
    verifyOutcome: async ({ query }) => {
      const answer = await lookUp(client, findPaymentMethod, { methodId })
      // Nobody finds a method without an owner.
      if (answer.status === 404) return { outcome: 'absent' }
      if (!answer.ok) return { outcome: 'unclear' }
      return answer.data.identityId === query.identityId
        ? { outcome: 'applied', data: answer.data }
        : { outcome: 'absent', version: answer.data.version }
    },
  })
}
