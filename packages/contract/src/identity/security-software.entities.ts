import { Instant } from '../shared/dates.ts'
import { entity, flag, maybe, number, type Out, type Schema, text } from '../wire.ts'
import { SecuritySoftwareStatus } from './security-software.enums.ts'

const securitySoftwareStateFields = entity({
  stated: { status: SecuritySoftwareStatus },
  assumed: {
    id: text,
    identityId: text,
    entitlementId: text,
    productId: maybe(text),
    productName: text,
    licenseKey: maybe(text),
    isLicenseKeyActive: flag,
    seats: maybe(number),
    createdAt: Instant,
    activatedAt: maybe(Instant),
    version: text,
  },
})

/**
 * A person's security software at its vendor. `licenseKey` is private: display it masked. `seats` is the number of
 * protected devices; `version` is the value for `If-Match`.
 */
export interface SecuritySoftwareState extends Out<typeof securitySoftwareStateFields> {}
export const SecuritySoftwareState: Schema<SecuritySoftwareState> = securitySoftwareStateFields
