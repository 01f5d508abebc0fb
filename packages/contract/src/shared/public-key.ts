import { assumed, maybe, type Out, type Schema, text } from '../wire.ts'
import { Instant } from './dates.ts'

const publicKeyFields = assumed({ id: text, algorithm: text, key: text, expiresAt: maybe(Instant) })

/** The public half of a signing key: `key` in PEM, `algorithm` such as `RS256`. */
export interface PublicKey extends Out<typeof publicKeyFields> {}
export const PublicKey: Schema<PublicKey> = publicKeyFields
