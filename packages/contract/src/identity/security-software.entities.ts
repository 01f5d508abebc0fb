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
 * How the security software of one person stands at its vendor. `licenseKey` is theirs alone: show it masked. `seats`
 * is how many devices it protects; `version` goes back as `If-Match`.
 */
export interface SecuritySoftwareState extends Out<typeof securitySoftwareStateFields> {}
export const SecuritySoftwareState: Schema<SecuritySoftwareState> = securitySoftwareStateFields
