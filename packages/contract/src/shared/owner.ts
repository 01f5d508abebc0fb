import { assumed, type Out, type Schema, text } from '../wire.ts'

const _OwnerChange = assumed({ identityId: text })

/** The body of every `changeOwner`: who owns the entity from now on. */
export interface OwnerChange extends Out<typeof _OwnerChange> {}
export const OwnerChange: Schema<OwnerChange> = _OwnerChange
