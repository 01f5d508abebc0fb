import { entity, oneOf, type Out, type Schema, text } from '../wire.ts'

/**
 * What a number of the older system stands for.
 *
 * Source: identity and communication, section 3, Identity, "Classic id type", and Identity merge, "Classic id types".
 */
export const ClassicIdType = oneOf('Member', 'Associate', 'Dependent')
export type ClassicIdType = Out<typeof ClassicIdType>

const classicIdFields = entity({ stated: { type: ClassicIdType }, assumed: { id: text } })

/** The number a person has in the older system. */
export interface ClassicId extends Out<typeof classicIdFields> {}
export const ClassicId: Schema<ClassicId> = classicIdFields
