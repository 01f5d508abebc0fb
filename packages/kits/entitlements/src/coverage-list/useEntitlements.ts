'use client'
import { listEntitlements } from '@memberkit/contract/commerce/entitlements'
import { listSubscriptions } from '@memberkit/contract/commerce/subscriptions'
import { useMemberkit } from '@memberkit/foundation'
import { mapResource, type Resource, useResource } from '@memberkit/foundation/resource'
import { type UnreadableItem, unreadableItemsIn } from '@memberkit/platform'
import { localDateOf } from '@memberkit/platform/formats'
import { useMemo } from 'react'
import type { Transitions } from '../shared/coverage-actions.ts'
import { type CoverageRow, rowOf } from '../shared/row.rules.ts'
import { inOrder } from '../shared/standing.rules.ts'

export interface EntitlementsData {
  /** Sorted for display: usable today, not usable, ended. */
  rows: readonly CoverageRow[]
  /** The number of plans, including those that can't be read. */
  count: number
  /** Plans that can't be read. */
  unreadable: readonly UnreadableItem[]
}

export interface EntitlementsOptions {
  /** Overrides the statuses in which each action is possible. */
  transitions?: Transitions
  /** @default true */
  isEnabled?: boolean
}

/**
 * Reads the plans of an identity, shared ones included. The subscriptions that pay for them load separately and fail
 * alone. Two requests, shared by every copy on the page.
 */
export function useEntitlements(identityId: string, options: EntitlementsOptions = {}): Resource<EntitlementsData> {
  const { transitions, isEnabled } = options
  const { realm, can, isDenied, timeZone, currentDate } = useMemberkit()
  const enabled = isEnabled
  const resource = useResource(listEntitlements, { owners: 'identities', ownerId: identityId }, { enabled })
  const billing = useResource(listSubscriptions, { identityId }, { enabled })
  const entitlements = resource.state === 'ready' ? resource.data : undefined
  // A list that some could not be read of would make one of them look absent.
  const subscriptions = billing.state === 'ready' && !billing.unreadable?.length ? billing.data : undefined
  // The clock is not read while there is nothing to hold against it: a page rendered ahead of its data would be of that
  // moment for ever.
  const today = entitlements ? currentDate() : localDateOf(0, timeZone)
  const data = useMemo<EntitlementsData | undefined>(
    () =>
      entitlements && {
        rows: inOrder(
          entitlements.map((one) =>
            rowOf(one, { identityId, today, subscriptions, realm, can, isDenied, transitions }),
          ),
        ),
        count: entitlements.length + unreadableItemsIn(entitlements).length,
        unreadable: unreadableItemsIn(entitlements),
      },
    [entitlements, subscriptions, today, identityId, realm, can, isDenied, transitions],
  )
  return mapResource(resource, () => data!)
}
