'use client'
import { listEntitlements } from '@memberkit/contract/commerce/entitlements'
import { listPaymentMethods } from '@memberkit/contract/commerce/payments'
import { listSubscriptions } from '@memberkit/contract/commerce/subscriptions'
import { useMemberkit } from '@memberkit/foundation'
import { mapResource, type Resource, useResource } from '@memberkit/foundation/resource'
import { useMethodName } from '@memberkit/parts/payment-method'
import { type UnreadableItem, unreadableItemsIn } from '@memberkit/platform'
import { useMemo } from 'react'
import { rowOf, type SubscriptionRow } from '../shared/row.rules.ts'
import { inOrder } from '../shared/standing.rules.ts'
import type { Transitions } from '../shared/subscription-actions.ts'

export interface SubscriptionsData {
  /** Sorted for display: subscriptions that need attention first, ended ones last. */
  rows: readonly SubscriptionRow[]
  /** The number of subscriptions, including those that can't be read. */
  count: number
  unreadable: readonly UnreadableItem[]
  /** Returns the name of a payment method; `undefined` while it is unknown. */
  methodName: (id: string | undefined) => string | undefined
  /** Whether payment methods and coverage are loading, so that their space is reserved. */
  isLoading: { readonly methods: boolean; readonly coverage: boolean }
}

export interface SubscriptionsOptions {
  /** Overrides the statuses in which each action is possible. */
  transitions?: Transitions
  /** @default true */
  isEnabled?: boolean
}

/**
 * Reads the subscriptions of an identity, with the people they cover and their payment methods. Three requests at once;
 * people and payment methods fail alone.
 */
export function useSubscriptions(identityId: string, options: SubscriptionsOptions = {}): Resource<SubscriptionsData> {
  const { transitions, isEnabled = true } = options
  const { realm, can, isDenied, currentDate } = useMemberkit()
  const enabled = isEnabled
  const resource = useResource(listSubscriptions, { identityId }, { enabled })
  const coverage = useResource(listEntitlements, { owners: 'identities', ownerId: identityId }, { enabled })
  const methods = useResource(listPaymentMethods, { identityId }, { enabled })
  const methodName = useMethodName({ identityId }, isEnabled)
  const subscriptions = resource.state === 'ready' ? resource.data : undefined
  // A page without data is prerendered, at whatever time.
  const today = subscriptions ? currentDate() : ''
  // A list that some couldn't be read of would leave somebody out.
  const entitlements = coverage.state === 'ready' && !coverage.unreadable?.length ? coverage.data : undefined
  const data = useMemo<Omit<SubscriptionsData, 'methodName' | 'isLoading'> | undefined>(() => {
    if (!subscriptions) return undefined
    const unreadable = unreadableItemsIn(subscriptions)
    return {
      rows: inOrder(
        subscriptions.map((one) => rowOf(one, { entitlements, realm, can, isDenied, transitions })),
        today,
      ),
      count: subscriptions.length + unreadable.length,
      unreadable,
    }
  }, [subscriptions, entitlements, realm, can, isDenied, transitions, today])
  return mapResource(resource, () => ({
    ...data!,
    methodName,
    isLoading: { methods: methods.state === 'loading', coverage: coverage.state === 'loading' },
  }))
}
