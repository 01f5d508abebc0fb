import { entity, oneOf, type Out, type Schema, text } from '../wire.ts'

/**
 * The kind of record that a number of the previous system identifies.
 *
 * Source: identity and communication, section 3, Identity, "Classic id type", and Identity merge, "Classic id types".
 */
export const ClassicIdType = oneOf('Member', 'Associate', 'Dependent')
export type ClassicIdType = Out<typeof ClassicIdType>

const classicIdFields = entity({ stated: { type: ClassicIdType }, assumed: { id: text } })

/** A person's number in the previous system. */
export interface ClassicId extends Out<typeof classicIdFields> {}
export const ClassicId: Schema<ClassicId> = classicIdFields
