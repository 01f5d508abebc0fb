import { assumed, oneOf, type Out, type Schema, text } from '../wire.ts'

const ownerChangeFields = assumed({ identityId: text })

/** The body of every `changeOwner`: the new owner. */
export interface OwnerChange extends Out<typeof ownerChangeFields> {}
export const OwnerChange: Schema<OwnerChange> = ownerChangeFields

const ownerQueryFields = assumed({ identityId: text })

/** The new owner, if the operation takes it as a query; for an anonymous entity, its first owner. */
export interface OwnerQuery extends Out<typeof ownerQueryFields> {}
export const OwnerQuery: Schema<OwnerQuery> = ownerQueryFields

/**
 * The collection that contains an owner's entities. If an operation has both paths, they lead to the same entity.
 *
 * Source: commerce, section 7, "under both /v1/identities/{id}/entitlements and /v1/users/{id}/entitlements".
 */
export const OwnerKind = oneOf('identities', 'users')
export type OwnerKind = Out<typeof OwnerKind>
