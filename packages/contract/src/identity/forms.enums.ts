import { oneOf, type Out } from '../wire.ts'

/** Source: identity and communication, section 3, "Form", value for value and in its order. */
export const FormStatus = oneOf('ACTIVE', 'CANCELED', 'DELETED')
export type FormStatus = Out<typeof FormStatus>
