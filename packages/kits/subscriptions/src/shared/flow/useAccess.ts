'use client'
import { listEntitlements } from '@memberkit/contract/commerce/entitlements'
import { useResource } from '@memberkit/foundation/resource'
import { useState } from 'react'
import { mismatchOf } from '../coverage.rules.ts'
import type { Entitlement, Subscription } from '../received.ts'

/** The known state of the access that belongs to a subscription, after its billing has changed. */
export type Access = 'checking' | 'updating' | 'follows' | 'unknown'

/** Access follows billing within half a minute or so; then nobody waits for it here any more. */
const longest = 120_000
const every = 5_000

/** Compares the access with a subscription that was just ended or kept, until the two agree. */
export function useAccess(after: Subscription): Access {
  const [begun] = useState(() => Date.now())
  const differs = (all: readonly Entitlement[] | undefined) => mismatchOf(after, all) !== undefined
  const resource = useResource(
    listEntitlements,
    { owners: 'identities', ownerId: after.identityId },
    { refetchInterval: (all) => (differs(all) && Date.now() - begun < longest ? every : false) },
  )
  if (resource.state === 'loading') return 'checking'
  if (resource.state !== 'ready' || resource.isStale || resource.unreadable?.length) return 'unknown'
  return differs(resource.data) ? 'updating' : 'follows'
}
