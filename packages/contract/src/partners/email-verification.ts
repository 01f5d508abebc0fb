import { at, get, post } from '../operation.ts'
import { journal, maxClock } from '../shared/journal.ts'
import { list, text } from '../wire.ts'
import { BulkEmailQuery, EmailList, EmailQuery } from './email-verification.bodies.ts'
import { EmailVerification } from './email-verification.entities.ts'

// Source: partners and service delivery, section 7, "Email verification".

export const verifyEmail = get(at('email-verification', '/v1/validation/verifyEmail'), '', {
  query: EmailQuery,
  returns: EmailVerification,
})
/** Returns one result per address, in order. */
export const bulkVerifyEmail = post(
  at('email-verification', '/v1/validation/bulkVerifyEmail', { access: 'internal', assumes: ['access'] }),
  '',
  { query: BulkEmailQuery, body: EmailList, returns: list(EmailVerification), idempotent: true },
)

export const emailVerificationJournal = journal('email-verification', '/v1/validation', text, {
  assumes: ['path', 'access'],
})
export const emailVerificationMaxClock = maxClock('email-verification', '/v1/validation')

export { BulkEmailQuery, EmailList, EmailQuery, EmailVerification }
