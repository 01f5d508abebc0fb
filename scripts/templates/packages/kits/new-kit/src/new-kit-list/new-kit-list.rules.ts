import type { Received } from '@memberkit/contract'
import type * as payments from '@memberkit/contract/commerce/payments'
import type { Tone } from '@memberkit/primitives/status-badge'

// What arrives: enumerations stay open, because a value nobody knew yet must render.
export type PaymentMethod = Received<payments.PaymentMethod>

/** One payment method with what the rules make of it. Views read it and decide nothing. */
export interface MethodRow {
  id: string
  method: PaymentMethod
  isUsable: boolean
}

/** Exhaustive by type: a new status in the contract fails the build here. */
export const statusTones: Record<payments.PaymentMethodStatus, Tone> = {
  ACTIVE: 'positive',
  INACTIVE: 'neutral',
}

/** Those that can be used come first; among equals the platform's order stays. */
export function rowsOf(methods: readonly PaymentMethod[]): MethodRow[] {
  return methods
    .map((method) => ({ id: method.id, method, isUsable: method.status === 'ACTIVE' }))
    .toSorted((one, other) => Number(other.isUsable) - Number(one.isUsable))
}
