import { assumed, flag, maybe, type Out, type Schema, text } from '../wire.ts'

const emailVerificationFields = assumed({
  email: text,
  verdict: text,
  isDeliverable: flag,
  reason: maybe(text),
  suggestion: maybe(text),
})

/**
 * What is known of an address. "Result not shown" (section 5): `verdict` is a word of the service, `reason` says more,
 * and `suggestion` is the address that was probably meant.
 */
export interface EmailVerification extends Out<typeof emailVerificationFields> {}
export const EmailVerification: Schema<EmailVerification> = emailVerificationFields
