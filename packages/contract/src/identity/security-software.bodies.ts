import { assumed, maybe, type Out, type Schema, text } from '../wire.ts'

// "Payload and response field names are not shown" (identity and communication, section 7): every name here is ours.

const newSecuritySoftwareStateFields = assumed({ entitlementId: text, productId: maybe(text) })

/** What the software is given for. */
export interface NewSecuritySoftwareState extends Out<typeof newSecuritySoftwareStateFields> {}
export const NewSecuritySoftwareState: Schema<NewSecuritySoftwareState> = newSecuritySoftwareStateFields

const securitySoftwareEntitlementFields = assumed({ entitlementId: text, productId: maybe(text) })

/** What the software is given for from now on. */
export interface SecuritySoftwareEntitlement extends Out<typeof securitySoftwareEntitlementFields> {}
export const SecuritySoftwareEntitlement: Schema<SecuritySoftwareEntitlement> = securitySoftwareEntitlementFields

const licenseKeyActivationFields = assumed({ licenseKey: text })

/** The key that was put to use. */
export interface LicenseKeyActivation extends Out<typeof licenseKeyActivationFields> {}
export const LicenseKeyActivation: Schema<LicenseKeyActivation> = licenseKeyActivationFields
