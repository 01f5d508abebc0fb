import type { Realm } from '@memberkit/contract'

/** The signed-in person, as known to the host. */
export interface Session {
  identityId: string
  /** The person's display name. */
  name: string
  /** The kind of user (commerce 2: Re-login). */
  subType: Realm
  /** The authorization payload: permissions by application name (commerce 6). */
  authorization: Readonly<Record<string, readonly string[]>>
  /** The person an internal user currently acts for (identity 6: "identities can be impersonated"). */
  actingFor?: { identityId: string; name: string }
}
