import { assumed, type Out, type Schema, text } from '../wire.ts'

const ownerChangeFields = assumed({ identityId: text })

/** The body of every `changeOwner`: who owns the entity from now on. */
export interface OwnerChange extends Out<typeof ownerChangeFields> {}
export const OwnerChange: Schema<OwnerChange> = ownerChangeFields
