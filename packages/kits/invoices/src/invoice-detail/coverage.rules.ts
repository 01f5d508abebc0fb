import type { Received } from '@memberkit/contract'
import type { Entitlement } from '@memberkit/contract/commerce/entitlements'
import { fullName } from '@memberkit/parts/person'
import type { Invoice } from '../shared/received.ts'

/** Whom one plan covers today, beside its owner. */
export interface Coverage {
  id: string
  plan: string
  /** Somebody may be known by nothing but an ID: `undefined`. */
  people: readonly (string | undefined)[]
}

/**
 * Returns whom the plans that an invoice pays for cover: the owner's active entitlements of its subscription or order.
 * An invoice names no people itself.
 */
export function coverageOf(
  { identityId, subscriptionId, orderId }: Pick<Invoice, 'identityId' | 'subscriptionId' | 'orderId'>,
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
