import type { Received } from '@memberkit/contract'
import type { Entitlement } from '@memberkit/contract/commerce/entitlements'
import { fullName } from '../person/person.rules.ts'

/** Whom one plan covers today, beside its owner. */
export interface Coverage {
  id: string
  plan: string
  /** Somebody may be known by nothing but an ID: `undefined`. */
  people: readonly (string | undefined)[]
}

/** What pays for plans: a subscription, an invoice of it, an order. */
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
