import { assumed, type Out, type Schema, text } from '../wire.ts'

const referenceFields = assumed({ id: text, name: text })

/** A person or object stored elsewhere: enough to show and find it. */
export interface Reference extends Out<typeof referenceFields> {}
export const Reference: Schema<Reference> = referenceFields
