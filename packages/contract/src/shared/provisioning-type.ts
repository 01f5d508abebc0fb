import { oneOf, type Out } from '../wire.ts'

/**
 * Whether what was bought is set up at once or when it is first used.
 *
 * Source: commerce, section 3, Entitlement, "Provisioning type", Provision, "Provision types", and Offer,
 * "immediate or on first use".
 */
export const ProvisioningType = oneOf('IMMEDIATE', 'ON_FIRST_USE')
export type ProvisioningType = Out<typeof ProvisioningType>
