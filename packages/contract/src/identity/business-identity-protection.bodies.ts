import { assumed, flag, maybe, type Out, type Schema, text } from '../wire.ts'

// "Payload and response field names are not shown" (identity and communication, section 7): every name here is ours.

const newBusinessIdentityProtectionStateFields = assumed({
  entitlementId: text,
  businessId: maybe(text),
  businessName: maybe(text),
})

/** What the protection is given for, and which business it protects. */
export interface NewBusinessIdentityProtectionState extends Out<typeof newBusinessIdentityProtectionStateFields> {}
export const NewBusinessIdentityProtectionState: Schema<NewBusinessIdentityProtectionState> =
  newBusinessIdentityProtectionStateFields

const businessIdentityProtectionReplacementFields = assumed({
  entitlementId: text,
  businessId: maybe(text),
  businessName: maybe(text),
  isActive: flag,
})

/** The whole state as it stands now. */
export interface BusinessIdentityProtectionReplacement extends Out<
  typeof businessIdentityProtectionReplacementFields
> {}
export const BusinessIdentityProtectionReplacement: Schema<BusinessIdentityProtectionReplacement> =
  businessIdentityProtectionReplacementFields
