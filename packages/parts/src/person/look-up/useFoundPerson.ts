'use client'
import { getIdentity } from '@memberkit/contract/identity/identities'
import { listThinProfiles } from '@memberkit/contract/identity/profiles'
import { type Resource, useResource } from '@memberkit/foundation/resource'
import { type Person, personOf } from '../person.rules.ts'

export interface FoundPerson {
  person: Person
  /** A person known before, such as the current owner. */
  other?: Person
}

/**
 * Looks up the identity `asked` for, and in one request its name and the name of `other`. Reads thin profiles, which
 * carry no national identifier and no birth date. Requests nothing while `asked` is undefined.
 */
export function useFoundPerson(asked: string | undefined, other?: string): Resource<FoundPerson> {
  const enabled = asked !== undefined
  const identityIds = [...(other === undefined ? [] : [other]), asked ?? '']
  const identity = useResource(getIdentity, { identityId: asked ?? '' }, { enabled })
  const profiles = useResource(listThinProfiles, { body: { identityIds } }, { enabled })
  if (identity.state !== 'ready') return identity
  if (profiles.state !== 'ready') return profiles
  const { data, unreadable, ...read } = profiles
  const [unread] = unreadable ?? []
  if (unread) {
    // A name that can't be read must not look like a missing one.
    const { retry, isRetrying } = read
    return { state: 'failed', isOffline: false, isUnreadable: true, reference: unread.reference, retry, isRetrying }
  }
  const profileOf = (id: string) => data.find(({ identityId }) => identityId === id)
  const person = personOf(identity.data.id, profileOf(identity.data.id), identity.data)
  return { ...read, data: { person, other: other === undefined ? undefined : personOf(other, profileOf(other)) } }
}
