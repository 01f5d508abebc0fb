import { oneOf, type Out } from '../wire.ts'

/** The external identity provider. Source: identity and communication, section 3, Identity. */
export const FederatedAuthType = oneOf('Okta')
export type FederatedAuthType = Out<typeof FederatedAuthType>
