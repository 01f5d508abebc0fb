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
 * A way to confirm a sign-in. `destination` is where a code goes, already masked (`'•••• 0143'`); `question` belongs
 * to a QUESTION. It counts once `isVerified`; the `primary` one is asked first. `version` goes back as `If-Match`.
 */
export interface Factor extends Out<typeof factorFields> {}
export const Factor: Schema<Factor> = factorFields

const sentCodeFields = assumed({ sentAt: Instant, resendAt: Instant, expiresAt: Instant })

/** That a code is on its way. Until `resendAt` no other is sent. */
export interface SentCode extends Out<typeof sentCodeFields> {}
export const SentCode: Schema<SentCode> = sentCodeFields

const factorValidationFields = assumed({ isValid: flag, attemptsLeft: maybe(number), lockedUntil: maybe(Instant) })

/** Whether the proof was right; after too many wrong ones, until when none is taken. */
export interface FactorValidation extends Out<typeof factorValidationFields> {}
export const FactorValidation: Schema<FactorValidation> = factorValidationFields
