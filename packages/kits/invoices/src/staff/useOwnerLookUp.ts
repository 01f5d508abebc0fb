'use client'
import { getIdentity } from '@memberkit/contract/identity/identities'
import { listThinProfiles } from '@memberkit/contract/identity/profiles'
import { type Resource, useResource } from '@memberkit/foundation/resource'
import { type Person, personOf } from '@memberkit/parts/person'

export interface OwnerLookUp {
  from: Person
  to: Person
}

/**
 * Looks up who an invoice goes from and to, once `asked` is given: whether that identity exists, and beside it the names
 * of both in one request. Thin profiles, so that no national identifier or birth date is read for it.
 */
export function useOwnerLookUp(current: string, asked: string | undefined): Resource<OwnerLookUp> {
  const enabled = asked !== undefined
  const identity = useResource(getIdentity, { identityId: asked ?? '' }, { enabled })
  const profiles = useResource(listThinProfiles, { body: { identityIds: [current, asked ?? ''] } }, { enabled })
  if (identity.state !== 'ready') return identity
  if (profiles.state !== 'ready') return profiles
  const { data, unreadable, ...read } = profiles
  const [unread] = unreadable ?? []
  if (unread) {
    // Somebody whose name is there but cannot be read must not look like somebody without one.
    const { retry, isRetrying } = read
    return { state: 'failed', isOffline: false, isUnreadable: true, reference: unread.reference, retry, isRetrying }
  }
  const profileOf = (id: string) => data.find(({ identityId }) => identityId === id)
  const to = identity.data
  return { ...read, data: { from: personOf(current, profileOf(current)), to: personOf(to.id, profileOf(to.id), to) } }
}
