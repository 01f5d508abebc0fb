import { oneOf, type Out } from '../wire.ts'

// Source of every list: identity and communication, section 3, "Factor", value for value and in its order.

export const FactorType = oneOf('GOOGLE', 'SMS', 'EMAIL', 'ACCOUNT', 'QUESTION')
export type FactorType = Out<typeof FactorType>

/** What a factor proves: that someone knows something, has something, is someone, or holds an account. */
export const FactorProofType = oneOf('KNOWLEDGE', 'POSSESSION', 'BIOMETRIC', 'ACCOUNT')
export type FactorProofType = Out<typeof FactorProofType>
