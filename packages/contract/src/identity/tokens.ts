import { at, get, post } from '../operation.ts'
import { journal, maxClock } from '../shared/journal.ts'
import { PublicKey } from '../shared/public-key.ts'
import { text } from '../wire.ts'
import { JwtVerification, NewJwt } from './tokens.bodies.ts'
import { Jwt, VerifiedJwt } from './tokens.entities.ts'

// Source: identity and communication, section 7, "Applications and tokens", "Token service". Tokens must not reach a
// browser, so creating one is assumed to be for machines, verifying one also for staff.

/** Creates a token. For identities that can create tokens. */
export const createJwt = post(at('tokens', '/v1', { access: 'machine', assumes: ['access'] }), 'jwts', {
  body: NewJwt,
  returns: Jwt,
})
export const verifyJwt = post(at('tokens', '/v1/jwts', { access: 'internal', assumes: ['access'] }), 'verify', {
  body: JwtVerification,
  returns: VerifiedJwt,
  idempotent: true,
})
export const getTokenKey = get(at('tokens', '/v1'), 'keys/{keyId}', { returns: PublicKey })

export const tokenJournal = journal('tokens', '/v1/jwts', text, { assumes: ['path', 'access'] })
export const tokenMaxClock = maxClock('tokens', '/v1/jwts')

export { Jwt, JwtVerification, NewJwt, VerifiedJwt }
