import { assumed, oneOf, type Out, type Schema, text } from '../wire.ts'

const ownerChangeFields = assumed({ identityId: text })

/** The body of every `changeOwner`: who owns the entity from now on. */
export interface OwnerChange extends Out<typeof ownerChangeFields> {}
export const OwnerChange: Schema<OwnerChange> = ownerChangeFields

/**
 * Under which collection an owner's things lie. Both lead to the same thing where a call has both addresses.
 *
 * Source: commerce, section 7, "under both /v1/identities/{id}/entitlements and /v1/users/{id}/entitlements".
 */
export const OwnerKind = oneOf('identities', 'users')
export type OwnerKind = Out<typeof OwnerKind>
