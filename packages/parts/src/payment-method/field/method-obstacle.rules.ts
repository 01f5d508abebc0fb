import type { PaymentMethod } from '../received.ts'

/** Why a method cannot be chosen. `blocked`: a bank declined it for good. */
export type MethodObstacle = 'blocked' | 'inactive' | 'expired'

/** Whether a card has expired: it is good until the end of its month. `today` is a local date. */
export function isExpired({ card }: Pick<PaymentMethod, 'card'>, today: string) {
  return card !== undefined && card.expiresOn < today.slice(0, 7)
}

/** Whether a method can be chosen, else why not. `today` is a local date. */
export function methodObstacle(
  method: PaymentMethod,
  blocked: ReadonlySet<string>,
  today: string,
): MethodObstacle | undefined {
  if (blocked.has(method.id)) return 'blocked'
  if (method.status !== 'ACTIVE') return 'inactive'
  if (isExpired(method, today)) return 'expired'
  return undefined
}
