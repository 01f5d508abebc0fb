import { assumed, type Out, type Schema, text } from '../wire.ts'

const referenceFields = assumed({ id: text, name: text })

/** Someone or something kept elsewhere: enough to show it and to find it. */
export interface Reference extends Out<typeof referenceFields> {}
export const Reference: Schema<Reference> = referenceFields
