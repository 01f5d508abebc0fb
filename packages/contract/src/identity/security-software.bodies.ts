import { assumed, maybe, type Out, type Schema, text } from '../wire.ts'

// "Payload and response field names are not shown" (identity and communication, section 7): all names are assumed.

const newSecuritySoftwareStateFields = assumed({ entitlementId: text, productId: maybe(text) })

/** The entitlement to the software. */
export interface NewSecuritySoftwareState extends Out<typeof newSecuritySoftwareStateFields> {}
export const NewSecuritySoftwareState: Schema<NewSecuritySoftwareState> = newSecuritySoftwareStateFields

const securitySoftwareEntitlementFields = assumed({ entitlementId: text, productId: maybe(text) })

/** The new entitlement to the software. */
export interface SecuritySoftwareEntitlement extends Out<typeof securitySoftwareEntitlementFields> {}
export const SecuritySoftwareEntitlement: Schema<SecuritySoftwareEntitlement> = securitySoftwareEntitlementFields

const licenseKeyActivationFields = assumed({ licenseKey: text })

/** The activated license key. */
export interface LicenseKeyActivation extends Out<typeof licenseKeyActivationFields> {}
export const LicenseKeyActivation: Schema<LicenseKeyActivation> = licenseKeyActivationFields
