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
 * How the identity protection of one person's business stands: "fields not shown" (identity and communication,
 * section 3). `version` goes back as `If-Match`.
 */
export interface BusinessIdentityProtectionState extends Out<typeof businessIdentityProtectionStateFields> {}
export const BusinessIdentityProtectionState: Schema<BusinessIdentityProtectionState> =
  businessIdentityProtectionStateFields
