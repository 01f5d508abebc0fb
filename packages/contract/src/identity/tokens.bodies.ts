import { assumed, entity, maybe, number, type Out, record, type Schema, text } from '../wire.ts'

// "Payload and response field names are not shown" (identity and communication, section 7): every name here is ours.

const newJwtFields = entity({
  assumed: { identityId: text, applicationId: maybe(text), expiresInSeconds: maybe(number) },
  unshown: { claims: maybe(record) },
})

/** For whom to sign a token, and what it is to say besides. */
export interface NewJwt extends Out<typeof newJwtFields> {}
export const NewJwt: Schema<NewJwt> = newJwtFields

const jwtVerificationFields = assumed({ jwt: text })

/** The token to check. */
export interface JwtVerification extends Out<typeof jwtVerificationFields> {}
export const JwtVerification: Schema<JwtVerification> = jwtVerificationFields
