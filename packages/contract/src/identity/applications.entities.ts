import { Instant } from '../shared/dates.ts'
import { assumed, entity, flag, maybe, type Out, type Schema, text } from '../wire.ts'

const applicationFields = entity({
  stated: { name: text, external: flag, key: maybe(text), identityId: text },
  assumed: { id: text, createdAt: Instant, keyUpdatedAt: Instant, version: text },
})

/**
 * A registered client of the platform: a program, not a form. `identityId` is its owner; only the response that sets
 * `key` contains it. `version` is the value for `If-Match`.
 */
export interface Application extends Out<typeof applicationFields> {}
export const Application: Schema<Application> = applicationFields

const verifiedApplicationFields = assumed({ isVerified: flag, applicationId: maybe(text), name: maybe(text) })

/** Whether a key belongs to an application, and to which one. */
export interface VerifiedApplication extends Out<typeof verifiedApplicationFields> {}
export const VerifiedApplication: Schema<VerifiedApplication> = verifiedApplicationFields
