import { assumed, type Out, type Schema, text } from '../wire.ts'

const internalNameFields = assumed({ internalName: text })

/** Staff's name for a catalogue item: never translated, never shown to members. */
export interface InternalName extends Out<typeof internalNameFields> {}
export const InternalName: Schema<InternalName> = internalNameFields
