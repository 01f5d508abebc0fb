'use client'
import { getEntitlement } from '@memberkit/contract/commerce/entitlements'
import { listSubscriptions } from '@memberkit/contract/commerce/subscriptions'
import { useMemberkit } from '@memberkit/foundation'
import { mapResource, type Resource, useResource } from '@memberkit/foundation/resource'
import { localDateOf } from '@memberkit/platform/formats'
import { useMemo } from 'react'
import type { Transitions } from '../shared/coverage-actions.ts'
import { type CoverageRow, rowOf } from '../shared/row.rules.ts'

/** Reads one plan with its standing today and its allowed actions. Its billing loads separately and fails alone. */
export function useCoverageDetail(
  identityId: string,
  entitlementId: string,
  { transitions }: { transitions?: Transitions } = {},
): Resource<CoverageRow> {
  const { realm, can, isDenied, timeZone, currentDate } = useMemberkit()
  const resource = useResource(getEntitlement, { owners: 'identities', ownerId: identityId, entitlementId })
  const billing = useResource(listSubscriptions, { identityId })
  const entitlement = resource.state === 'ready' ? resource.data : undefined
  const subscriptions = billing.state === 'ready' && !billing.unreadable?.length ? billing.data : undefined
  const today = entitlement ? currentDate() : localDateOf(0, timeZone)
  const row = useMemo<CoverageRow | undefined>(
    () => entitlement && rowOf(entitlement, { identityId, today, subscriptions, realm, can, isDenied, transitions }),
    [entitlement, subscriptions, today, identityId, realm, can, isDenied, transitions],
  )
  return mapResource(resource, () => row!)
}
