import { at, get, post } from '../operation.ts'
import { journal, maxClock } from '../shared/journal.ts'
import { PublicKey } from '../shared/public-key.ts'
import { text } from '../wire.ts'
import { JwtVerification, NewJwt } from './tokens.bodies.ts'
import { Jwt, VerifiedJwt } from './tokens.entities.ts'

// Source: identity and communication, section 7, "Applications and tokens", "Token service". A token must not reach a
// browser, so making one is kept to machines; checking one is also staff's work. Both are our reading.

/** For identities that may create tokens. */
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
