import { Instant } from '../shared/dates.ts'
import { assumed, entity, flag, maybe, type Out, record, type Schema, text } from '../wire.ts'

const jwtFields = assumed({ jwt: text, keyId: text, expiresAt: Instant })

/** A signed token, and its key. */
export interface Jwt extends Out<typeof jwtFields> {}
export const Jwt: Schema<Jwt> = jwtFields

const verifiedJwtFields = entity({
  assumed: { isValid: flag, identityId: maybe(text), expiresAt: maybe(Instant), reason: maybe(text) },
  unshown: { claims: maybe(record) },
})

/** The claims of a valid token, or the `reason` that it is invalid. */
export interface VerifiedJwt extends Out<typeof verifiedJwtFields> {}
export const VerifiedJwt: Schema<VerifiedJwt> = verifiedJwtFields
