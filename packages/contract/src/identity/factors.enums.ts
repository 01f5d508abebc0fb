import { oneOf, type Out } from '../wire.ts'

// Source of every list: identity and communication, section 3, "Factor", value for value and in its order.

export const FactorType = oneOf('GOOGLE', 'SMS', 'EMAIL', 'ACCOUNT', 'QUESTION')
export type FactorType = Out<typeof FactorType>

/** The kind of proof: something the person knows, has or is, or an account they hold. */
export const FactorProofType = oneOf('KNOWLEDGE', 'POSSESSION', 'BIOMETRIC', 'ACCOUNT')
export type FactorProofType = Out<typeof FactorProofType>
