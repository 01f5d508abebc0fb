import { Instant } from '../shared/dates.ts'
import { assumed, entity, flag, maybe, type Out, record, type Schema, text } from '../wire.ts'

const jwtFields = assumed({ jwt: text, keyId: text, expiresAt: Instant })

/** A signed token, and the key it was signed with. */
export interface Jwt extends Out<typeof jwtFields> {}
export const Jwt: Schema<Jwt> = jwtFields

const verifiedJwtFields = entity({
  assumed: { isValid: flag, identityId: maybe(text), expiresAt: maybe(Instant), reason: maybe(text) },
  unshown: { claims: maybe(record) },
})

/** What a token says, if it is valid; `reason` if it is not. */
export interface VerifiedJwt extends Out<typeof verifiedJwtFields> {}
export const VerifiedJwt: Schema<VerifiedJwt> = verifiedJwtFields
