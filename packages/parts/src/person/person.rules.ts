import type { Received } from '@memberkit/contract'
import type { Identity } from '@memberkit/contract/identity/identities'
import type { ThinProfile } from '@memberkit/contract/identity/profiles'

export type PersonName = Pick<Received<ThinProfile>['name'], 'firstName' | 'lastName'> &
  Partial<Pick<Received<ThinProfile>['name'], 'middleName' | 'suffix'>>

/** Identifying details of a person. */
export interface Person {
  identityId: string
  /** The name on file, otherwise the sign-in address, otherwise the ID. */
  name: string
  /** Absent if the name is the address. */
  email?: string
  /** Member and associate numbers. `type` is the contract's `AccountIdentifierType`. */
  numbers: readonly { type: string; value: string }[]
  realm?: string
}

/** Returns a person from the available data: an identity may have no profile, a profile no address. */
export function personOf(
  identityId: string,
  profile: Received<ThinProfile> | undefined,
  identity?: Pick<Received<Identity>, 'emails' | 'realm'>,
): Person {
  const emails = identity?.emails ?? []
  const email = profile?.email ?? (emails.find(({ isPrimary }) => isPrimary) ?? emails[0])?.email
  const name = profile && fullName(profile.name)
  return {
    identityId,
    name: name || email || identityId,
    email: name ? email : undefined,
    numbers: profile?.accountIdentifiers ?? [],
    realm: identity?.realm,
  }
}

/** Formats a legal name: "Ada Example Jr." */
export function fullName({ firstName, middleName, lastName, suffix }: PersonName) {
  return [firstName, middleName, lastName, suffix].filter(Boolean).join(' ')
}
