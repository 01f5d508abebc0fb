import { oneOf, type Out } from '../wire.ts'

/** Who signs the person in instead of us. Source: identity and communication, section 3, Identity. */
export const FederatedAuthType = oneOf('Okta')
export type FederatedAuthType = Out<typeof FederatedAuthType>
