'use client'
import { useMemberkit } from '@memberkit/foundation'
import type { Action } from '@memberkit/foundation/action'
import { useMessages } from '@memberkit/foundation/messages'
import { summaryOf, useMethodDescription } from '@memberkit/parts/payment-method'
import { addMethodMessages } from '../../messages/namespaces.ts'
import type { PaymentMethod } from '../received.ts'

/** Notifies of what became of a method whose form was left before, by the browser's Back for example. */
export function useLateOutcome() {
  const { notify } = useMemberkit()
  const t = useMessages(addMethodMessages)
  const describe = useMethodDescription()
  return {
    added: (method: PaymentMethod) =>
      notify({ tone: 'positive', message: t('done.added', { method: describe(summaryOf(method)) }) }),
    ended(state: Action['state']) {
      if (state.phase === 'idle' || state.phase === 'pending' || state.phase === 'done') return
      const wasNotAdded = state.phase === 'refused' || (state.phase === 'failed' && state.isUnsent)
      notify({ tone: 'caution', message: t(wasNotAdded ? 'left.notAdded' : 'left.unknown') })
    },
  }
}
