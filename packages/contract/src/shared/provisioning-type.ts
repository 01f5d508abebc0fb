import { oneOf, type Out } from '../wire.ts'

/**
 * Whether a purchase is set up immediately or on first use.
 *
 * Source: commerce, section 3, Entitlement, "Provisioning type", Provision, "Provision types", and Offer,
 * "immediate or on first use".
 */
export const ProvisioningType = oneOf('IMMEDIATE', 'ON_FIRST_USE')
export type ProvisioningType = Out<typeof ProvisioningType>
