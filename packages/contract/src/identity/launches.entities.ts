import { Instant } from '../shared/dates.ts'
import { entity, maybe, type Out, type Schema, text } from '../wire.ts'
import { LaunchStatus } from './launches.enums.ts'

const launchFields = entity({
  stated: { status: LaunchStatus },
  assumed: {
    id: text,
    identityId: text,
    name: text,
    businessId: maybe(text),
    entitlementId: maybe(text),
    createdAt: Instant,
    activatedAt: maybe(Instant),
    version: text,
  },
})

/** The setup of a business, and the entitlement that pays for it. `version` is the value for `If-Match`. */
export interface Launch extends Out<typeof launchFields> {}
export const Launch: Schema<Launch> = launchFields
