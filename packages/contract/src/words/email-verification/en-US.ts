import type * as emailVerification from '../../partners/email-verification.ts'
import type { ActionWords, EntityWords, FieldWords, Name } from '../words.ts'

export const entities = {
  EmailVerification: {
    one: 'Email check',
    many: 'Email checks',
    about: 'Whether an address can receive mail, and why',
  },
} as const satisfies EntityWords

/** The service as a whole. */
export const name = {
  ...entities.EmailVerification,
  about: 'Checks whether an address can receive mail',
} as const satisfies Name

export const fields = {
  verdict: 'Verdict',
  isDeliverable: 'Can receive mail',
  suggestion: 'Did you mean',
} as const satisfies FieldWords

export const actions = {
  bulkVerifyEmail: 'Check several emails',
  verifyEmail: 'Check email',
} as const satisfies ActionWords<typeof emailVerification>
