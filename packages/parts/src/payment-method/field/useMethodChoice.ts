'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import type { Resource } from '@memberkit/foundation/resource'
import { methodMessages } from '../../messages/namespaces.ts'
import type { PaymentMethod } from '../received.ts'
import { type MethodUnavailableReason, methodUnavailableReason } from './method-availability.rules.ts'

export interface MethodChoice {
  methods: Resource<readonly PaymentMethod[]>
  /** The available methods. */
  usable: readonly PaymentMethod[]
  /** The selected method, otherwise the default, otherwise the first; a declined one only without alternatives. */
  chosen?: string
  /** The error if none is selected. */
  problem?: string
  unavailableReasonOf: (method: PaymentMethod) => MethodUnavailableReason | undefined
}

/**
 * Returns the available payment methods and the selected one. `blocked` are ids of methods that a bank declined
 * permanently, `declinedId` is the last declined one.
 */
export function useMethodChoice(
  methods: Resource<readonly PaymentMethod[]>,
  picked: string | undefined,
  blocked: ReadonlySet<string>,
  declinedId?: string,
): MethodChoice {
  const { currentDate } = useMemberkit()
  const t = useMessages(methodMessages)
  const today = currentDate()
  const unavailableReasonOf = (method: PaymentMethod) => methodUnavailableReason(method, blocked, today)
  const usable = methods.state === 'ready' ? methods.data.filter((one) => !unavailableReasonOf(one)) : []
  const others = usable.filter(({ id }) => id !== declinedId)
  const offered = others.find(({ isDefault }) => isDefault) ?? others[0] ?? usable[0]
  // The selected method may have been blocked since.
  const kept = usable.find(({ id }) => id === picked)
  const chosen = (kept ?? offered)?.id
  return { methods, usable, chosen, problem: chosen ? undefined : t('missing'), unavailableReasonOf }
}
