import { assumed, flag, maybe, type Out, type Schema, text } from '../wire.ts'

const emailVerificationFields = assumed({
  email: text,
  verdict: text,
  isDeliverable: flag,
  reason: maybe(text),
  suggestion: maybe(text),
})

/**
 * The verification of an email address. "Result not shown" (section 5): `verdict` is a value of the service, `reason`
 * explains it, `suggestion` is the probable correct address.
 */
export interface EmailVerification extends Out<typeof emailVerificationFields> {}
export const EmailVerification: Schema<EmailVerification> = emailVerificationFields
