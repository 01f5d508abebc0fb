'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import type { Resource } from '@memberkit/foundation/resource'
import { today as todayIn } from '@memberkit/platform/formats'
import { methodMessages } from '../../messages/namespaces.ts'
import type { PaymentMethod } from '../received.ts'
import { type MethodObstacle, methodObstacle } from './method-obstacle.rules.ts'

export interface MethodChoice {
  methods: Resource<readonly PaymentMethod[]>
  /** Those that can be chosen. */
  usable: readonly PaymentMethod[]
  /** What was picked, else the default one, else the first; a declined one only where there is no other. */
  chosen?: string
  /** What to say where none is chosen. */
  problem?: string
  obstacleOf: (method: PaymentMethod) => MethodObstacle | undefined
}

/**
 * Which of the payment methods can be used, and which one is chosen. `blocked` are the ids of those that a bank declined
 * for good, `declinedId` is the one that was declined last.
 */
export function useMethodChoice(
  methods: Resource<readonly PaymentMethod[]>,
  picked: string | undefined,
  blocked: ReadonlySet<string>,
  declinedId?: string,
): MethodChoice {
  const { timeZone } = useMemberkit()
  const t = useMessages(methodMessages)
  const today = todayIn(timeZone)
  const obstacleOf = (method: PaymentMethod) => methodObstacle(method, blocked, today)
  const usable = methods.state === 'ready' ? methods.data.filter((one) => !obstacleOf(one)) : []
  const others = usable.filter(({ id }) => id !== declinedId)
  const offered = others.find(({ isDefault }) => isDefault) ?? others[0] ?? usable[0]
  // What was picked may have been blocked since.
  const kept = usable.find(({ id }) => id === picked)
  const chosen = (kept ?? offered)?.id
  return { methods, usable, chosen, problem: chosen ? undefined : t('missing'), obstacleOf }
}
