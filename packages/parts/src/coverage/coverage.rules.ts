import type { Received } from '@memberkit/contract'
import type { Entitlement } from '@memberkit/contract/commerce/entitlements'
import { fullName } from '../person/person.rules.ts'

/** The people whom one plan covers today, beside its owner. */
export interface Coverage {
  id: string
  plan: string
  /** Names; `undefined` for a person known only by ID. */
  people: readonly (string | undefined)[]
}

/** A payer of plans: a subscription, its invoice, or an order. */
export interface Payer {
  identityId: string
  subscriptionId?: string
  orderId?: string
}

/**
 * Returns whom the plans cover that a subscription or an order pays for: its owner's active entitlements. Neither names
 * people itself.
 */
export function coverageOf(
  { identityId, subscriptionId, orderId }: Payer,
  entitlements: readonly Received<Entitlement>[],
): Coverage[] {
  return entitlements
    .filter((one) => one.identityId === identityId && one.status === 'ACTIVE')
    .filter((one) => isSame(one.subscriptionId, subscriptionId) || isSame(one.orderId, orderId))
    .map(({ id, product, delegates, authorizedUsers }) => ({
      id,
      plan: product.name,
      people: [...delegates.map(({ name }) => name), ...authorizedUsers.map(fullName)],
    }))
}

const isSame = (one: string | undefined, other: string | undefined) => one !== undefined && one === other
