import { Email } from '../shared/email.ts'
import { assumed, entity, maybe, type Out, type Schema, stated, text } from '../wire.ts'
import { FactorType } from './factors.enums.ts'

// "Payload and response field names are not shown" (identity and communication, section 7): names are assumed, except
// those that section 3 lists.

const newFactorFields = entity({
  stated: { type: FactorType, name: maybe(text) },
  assumed: { phoneNumber: maybe(text), email: maybe(Email), question: maybe(text), answer: maybe(text) },
})

/** A factor to add: `phoneNumber` for SMS, `email` for EMAIL, `question` and `answer` for QUESTION. */
export interface NewFactor extends Out<typeof newFactorFields> {}
export const NewFactor: Schema<NewFactor> = newFactorFields

const factorProofFields = assumed({ code: maybe(text), answer: maybe(text) })

/** The response to a factor: the code that was sent or displayed, or the answer to its question. */
export interface FactorProof extends Out<typeof factorProofFields> {}
export const FactorProof: Schema<FactorProof> = factorProofFields

const factorNameFields = stated({ name: text })

/** The owner's name for a factor. */
export interface FactorName extends Out<typeof factorNameFields> {}
export const FactorName: Schema<FactorName> = factorNameFields
