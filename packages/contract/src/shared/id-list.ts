import { assumed, list, type Out, type Schema, text } from '../wire.ts'

const idListFields = assumed({ ids: list(text) })

/** The body of every read by a list of ids. What is not found is left out of the answer. */
export interface IdList extends Out<typeof idListFields> {}
export const IdList: Schema<IdList> = idListFields
