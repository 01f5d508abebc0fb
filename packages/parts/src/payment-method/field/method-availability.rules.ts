import type { PaymentMethod } from '../received.ts'

/** Why a payment method is unavailable. `blocked`: a bank declined it permanently. */
export type MethodUnavailableReason = 'blocked' | 'inactive' | 'expired'

/** Whether a card has expired: it is valid until the end of its month. `today` is a local date. */
export function isExpired({ card }: Pick<PaymentMethod, 'card'>, today: string) {
  return card !== undefined && card.expiresOn < today.slice(0, 7)
}

/** Returns why a payment method is unavailable; undefined if it is available. `today` is a local date. */
export function methodUnavailableReason(
  method: PaymentMethod,
  blocked: ReadonlySet<string>,
  today: string,
): MethodUnavailableReason | undefined {
  if (blocked.has(method.id)) return 'blocked'
  if (method.status !== 'ACTIVE') return 'inactive'
  if (isExpired(method, today)) return 'expired'
  return undefined
}
