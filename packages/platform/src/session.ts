import type { Realm } from '@memberkit/contract'

/** Who is signed in, as the host knows it. */
export interface Session {
  identityId: string
  /** The person's own name for display. */
  name: string
  /** The kind of user signed in (commerce 2: Re-login). */
  subType: Realm
  /** The authorization payload: per application name, the permissions held (commerce 6). */
  authorization: Readonly<Record<string, readonly string[]>>
  /** Whom an internal user acts for, while doing so (identity 6: "identities can be impersonated"). */
  actingFor?: { identityId: string; name: string }
}
