'use client'
import type { NewPaymentMethod } from '@memberkit/contract/commerce/payments'
import { permissionOf } from '@memberkit/contract'
import { useIsMounted, useMemberkit } from '@memberkit/foundation'
import { type Action, lookUp, useAction } from '@memberkit/foundation/action'
import { useMessages } from '@memberkit/foundation/messages'
import { useResource } from '@memberkit/foundation/resource'
import { keyOf } from '@memberkit/platform/query'
import type { createPaymentMethod } from '@memberkit/contract/commerce/payments'
import { addMethodMessages } from '../../messages/namespaces.ts'
import type { PaymentMethod } from '../received.ts'
import { duplicateOf } from '../wallet.rules.ts'
import { type AddTarget, callsOf } from './add-target.ts'
import { useLateOutcome } from './useLateOutcome.ts'

export interface AddMethod {
  action: Action<typeof createPaymentMethod>
  /** Adds a method, once. */
  add(body: NewPaymentMethod): Promise<Action['state']>
  /** The methods that are there already; `undefined` while unknown. */
  known: readonly PaymentMethod[] | undefined
}

/** Creates a payment method: one request per intent, and after a lost answer the wallet says whether it arrived. */
export function useAddMethod(target: AddTarget, onAdded: (method: PaymentMethod) => void): AddMethod {
  const { client } = useMemberkit()
  const t = useMessages(addMethodMessages)
  const isMounted = useIsMounted()
  const late = useLateOutcome()
  const { create, list, path, canList } = callsOf(target)
  const wallet = useResource(list, path, { enabled: canList })
  const known = wallet.state === 'ready' ? wallet.data : undefined
  const before = known && new Set(known.map(({ id }) => id))
  const common = {
    entity: `new ${Object.values(path).join(' ')}`,
    permission: permissionOf(create),
    effects: () => (canList ? [keyOf(list, path)] : []),
    onDone(method: PaymentMethod) {
      onAdded(method)
      if (!isMounted()) late.added(method)
    },
    outcomeMessage({ phase, ...state }: Action['state']) {
      // The form isn't there to be changed or tried again; `late` says what became of it.
      if (phase !== 'idle' && !isMounted()) return { text: '' }
      // Nobody can look up a method without an owner, and a conflict may be with a copy that the browser sent.
      const isLost = phase === 'failed' && !('isUnsent' in state && state.isUnsent)
      const isCopy = 'reason' in state && state.reason === 'conflict'
      if (canList || !(isLost || isCopy)) return undefined
      return { title: t('unsettled.title'), text: t('unsettled.text') }
    },
  }
  const action = useAction(create, {
    ...common,
    ...(canList && {
      needsCertainty: true,
      verifyOutcome: async ({ body }: { body: NewPaymentMethod }) => {
        const answer = await lookUp(client, list, path)
        // Without the methods from before, one of them would look new.
        if (!answer.ok || !before) return { outcome: 'unclear' as const }
        const arrived = duplicateOf(
          answer.data.filter(({ id }) => !before.has(id)),
          body,
        )
        return arrived ? { outcome: 'applied' as const, data: arrived } : { outcome: 'absent' as const }
      },
    }),
  } as Parameters<typeof useAction<typeof createPaymentMethod>>[1])
  return {
    action,
    async add(body) {
      const ended = (await action.run({ ...path, body })) as Action['state']
      if (!isMounted()) late.ended(ended)
      return ended
    },
    known,
  }
}
