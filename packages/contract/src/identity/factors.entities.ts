import { Instant } from '../shared/dates.ts'
import { assumed, entity, flag, maybe, number, type Out, type Schema, text } from '../wire.ts'
import { FactorProofType, FactorType } from './factors.enums.ts'

const factorFields = entity({
  stated: { type: FactorType, proofType: FactorProofType, name: maybe(text), primary: flag },
  assumed: {
    id: text,
    identityId: text,
    isVerified: flag,
    destination: maybe(text),
    question: maybe(text),
    addedAt: Instant,
    lastUsedAt: maybe(Instant),
    version: text,
  },
})

/**
 * A second factor. `destination` is where codes are sent, masked (`'•••• 0143'`); a QUESTION has `question`. Usable
 * once `isVerified`; the `primary` one is requested first. `version` is the value for `If-Match`.
 */
export interface Factor extends Out<typeof factorFields> {}
export const Factor: Schema<Factor> = factorFields

const sentCodeFields = assumed({ sentAt: Instant, resendAt: Instant, expiresAt: Instant })

/** A sent code. No other is sent until `resendAt`. */
export interface SentCode extends Out<typeof sentCodeFields> {}
export const SentCode: Schema<SentCode> = sentCodeFields

const factorValidationFields = assumed({ isValid: flag, attemptsLeft: maybe(number), lockedUntil: maybe(Instant) })

/** Whether the response was correct; after too many wrong ones, how long the factor is locked. */
export interface FactorValidation extends Out<typeof factorValidationFields> {}
export const FactorValidation: Schema<FactorValidation> = factorValidationFields
