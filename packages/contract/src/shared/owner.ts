import { assumed, oneOf, type Out, type Schema, text } from '../wire.ts'

const ownerChangeFields = assumed({ identityId: text })

/** The body of every `changeOwner`: who owns the entity from now on. */
export interface OwnerChange extends Out<typeof ownerChangeFields> {}
export const OwnerChange: Schema<OwnerChange> = ownerChangeFields

const ownerQueryFields = assumed({ identityId: text })

/** Who owns the entity from now on, where the call takes it as a query: of something anonymous, its first owner. */
export interface OwnerQuery extends Out<typeof ownerQueryFields> {}
export const OwnerQuery: Schema<OwnerQuery> = ownerQueryFields

/**
 * Under which collection an owner's things lie. Both lead to the same thing where a call has both addresses.
 *
 * Source: commerce, section 7, "under both /v1/identities/{id}/entitlements and /v1/users/{id}/entitlements".
 */
export const OwnerKind = oneOf('identities', 'users')
export type OwnerKind = Out<typeof OwnerKind>
