import { assumed, type Out, type Schema, text } from '../wire.ts'

const internalNameFields = assumed({ internalName: text })

/** What staff calls a thing of the catalogue: never translated, never shown to members. */
export interface InternalName extends Out<typeof internalNameFields> {}
export const InternalName: Schema<InternalName> = internalNameFields
