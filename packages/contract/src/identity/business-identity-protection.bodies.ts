import { assumed, flag, maybe, type Out, type Schema, text } from '../wire.ts'

// "Payload and response field names are not shown" (identity and communication, section 7): all names are assumed.

const newBusinessIdentityProtectionStateFields = assumed({
  entitlementId: text,
  businessId: maybe(text),
  businessName: maybe(text),
})

/** The entitlement to identity protection, and the business to protect. */
export interface NewBusinessIdentityProtectionState extends Out<typeof newBusinessIdentityProtectionStateFields> {}
export const NewBusinessIdentityProtectionState: Schema<NewBusinessIdentityProtectionState> =
  newBusinessIdentityProtectionStateFields

const businessIdentityProtectionReplacementFields = assumed({
  entitlementId: text,
  businessId: maybe(text),
  businessName: maybe(text),
  isActive: flag,
})

/** The whole state. Replaces the current one. */
export interface BusinessIdentityProtectionReplacement extends Out<
  typeof businessIdentityProtectionReplacementFields
> {}
export const BusinessIdentityProtectionReplacement: Schema<BusinessIdentityProtectionReplacement> =
  businessIdentityProtectionReplacementFields
