import { Instant } from '../shared/dates.ts'
import { assumed, flag, maybe, type Out, type Schema, text } from '../wire.ts'

const businessIdentityProtectionStateFields = assumed({
  id: text,
  identityId: text,
  entitlementId: text,
  businessId: maybe(text),
  businessName: maybe(text),
  isActive: flag,
  createdAt: Instant,
  updatedAt: Instant,
  version: text,
})

/**
 * The identity-protection state of a person's business: "fields not shown" (identity and communication, section 3).
 * `version` is the value for `If-Match`.
 */
export interface BusinessIdentityProtectionState extends Out<typeof businessIdentityProtectionStateFields> {}
export const BusinessIdentityProtectionState: Schema<BusinessIdentityProtectionState> =
  businessIdentityProtectionStateFields
