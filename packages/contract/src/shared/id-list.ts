import { assumed, list, type Out, type Schema, text } from '../wire.ts'

const idListFields = assumed({ ids: list(text) })

/** The body of reads by ids. The response omits ids that don't exist. */
export interface IdList extends Out<typeof idListFields> {}
export const IdList: Schema<IdList> = idListFields
