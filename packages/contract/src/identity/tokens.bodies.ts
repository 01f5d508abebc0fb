import { assumed, entity, maybe, number, type Out, record, type Schema, text } from '../wire.ts'

// "Payload and response field names are not shown" (identity and communication, section 7): all names are assumed.

const newJwtFields = entity({
  assumed: { identityId: text, applicationId: maybe(text), expiresInSeconds: maybe(number) },
  unshown: { claims: maybe(record) },
})

/** The identity to sign a token for, and additional claims. */
export interface NewJwt extends Out<typeof newJwtFields> {}
export const NewJwt: Schema<NewJwt> = newJwtFields

const jwtVerificationFields = assumed({ jwt: text })

/** The token to verify. */
export interface JwtVerification extends Out<typeof jwtVerificationFields> {}
export const JwtVerification: Schema<JwtVerification> = jwtVerificationFields
