'use client'
import { checkCooldown } from '@memberkit/contract/commerce/payments'
import { useResource } from '@memberkit/foundation/resource'
import { type CooldownState, useCooldown } from '@memberkit/parts/payment-attempt'

/**
 * Returns whether a payment method of an identity must rest before the next attempt, counted down by the platform's
 * clock. Without a method, what holds for all of them.
 */
export function useCooldownOf(identityId: string, methodId?: string): CooldownState {
  return useCooldown(useResource(checkCooldown, { identityId }), methodId)
}
