'use client'
import { useMemberkit } from '@memberkit/foundation'
import type { Resource } from '@memberkit/foundation/resource'
import { today as todayIn } from '@memberkit/platform/formats'
import type { PaymentMethod } from '../shared/received.ts'
import { methodObstacle } from './pay.rules.ts'

export interface MethodChoice {
  methods: Resource<readonly PaymentMethod[]>
  /** Those that can be chosen. */
  usable: readonly PaymentMethod[]
  /** What was picked, else the default one, else the first; a declined one only where there is no other. */
  chosen?: string
  obstacleOf: (method: PaymentMethod) => ReturnType<typeof methodObstacle>
}

/** Which of the payment methods can be used, and which one is chosen. */
export function useMethodChoice(
  methods: Resource<readonly PaymentMethod[]>,
  picked: string | undefined,
  blocked: ReadonlySet<string>,
  declinedId?: string,
): MethodChoice {
  const { timeZone } = useMemberkit()
  const today = todayIn(timeZone)
  const obstacleOf = (method: PaymentMethod) => methodObstacle(method, blocked, today)
  const usable = methods.state === 'ready' ? methods.data.filter((one) => !obstacleOf(one)) : []
  const others = usable.filter(({ id }) => id !== declinedId)
  const offered = others.find(({ isDefault }) => isDefault) ?? others[0] ?? usable[0]
  // What was picked may have been blocked since.
  const kept = usable.find(({ id }) => id === picked)
  return { methods, usable, chosen: (kept ?? offered)?.id, obstacleOf }
}
